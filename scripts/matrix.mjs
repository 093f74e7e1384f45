/**
 * Tries the previous release and this one with each other: host N and N−1, remotes N and N−1, in a browser, against today's server. Writes the result
 * as data into the registry, where `ops verify` reads it.
 *
 *   npm run matrix -- [--previous <git ref>] [--registry <place>]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { root } from './lib/paths.mjs';
import { install } from './lib/pnpm.mjs';
import { registry } from './lib/publish.mjs';
import { previousRelease } from './matrix/previous-release.mjs';
import { tryInHosts } from './matrix/try-in-hosts.mjs';

const started = Date.now();
const say = (/** @type {string} */ message) =>
  process.stdout.write(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${message}\n`);

const help = `npm run matrix -- [--previous <git ref>] [--registry <place>]

Tries the previous release and this one with each other in a browser: host N and N-1, remotes N and N-1, against today's server. Builds both, so that
it takes some minutes. The result goes into the registry as matrix.json, where ops verify reads it.

  --previous <git ref>   the release before (the last tag v*)
  --registry <place>     where the result goes (${registry})
  --help                 this
`;

const values = options();
if (values.help) {
  process.stdout.write(help);
  process.exit(0);
}
const place = values.registry.includes('://') ? values.registry : resolve(values.registry);
const folder = mkdtempSync(join(tmpdir(), 'navette-matrix-'));
let previous;

try {
  previous = await previousRelease(values.previous, join(folder, 'previous'));
  say(`the previous release is ${previous.name}; building it as it was`);
  await previous.build();
  say('building this one');
  await install();
  await build(say);
  const rows = await tryInHosts({
    folder,
    releases: [{ name: 'this one', root }, previous],
    registry: place,
    say,
  });
  const failed = rows.filter(({ result }) => result === 'failed').length;
  say(`${rows.length - failed} passed, ${failed} failed; written to matrix.json in ${place}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await previous?.remove();
  rmSync(folder, { recursive: true, force: true });
}

function options() {
  try {
    return parseArgs({
      options: {
        previous: { type: 'string' },
        registry: { type: 'string', default: registry },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exit(2);
  }
}
