/**
 * npm run standalone -- <remote> [--registry <folder>] [--bump patch|minor|major] [--tests <folder>] [--kit <folder>] [--keep]: releases a remote from
 * a clone that holds nothing else, and prints the outcome as JSON. With --tests the release runs the tests of that folder alone, with --kit it takes a kit that
 * was packed. Exit code 0 when it was released.
 */
import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseAlone } from './kit/standalone.mjs';
import { remotes } from './lib/paths.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    registry: { type: 'string' },
    bump: { type: 'string' },
    tests: { type: 'string' },
    kit: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const [remote = ''] = positionals;
const bump = /** @type {const} */ (['patch', 'minor', 'major']).find((kind) => kind === values.bump);
if (!remotes.includes(remote) || (values.bump !== undefined && bump === undefined)) {
  process.stderr.write(
    `Usage: npm run standalone -- <${remotes.join(' | ')}> [--registry <folder>] [--bump patch|minor|major] [--tests <folder>] [--kit <folder>] [--keep]\n`,
  );
  process.exit(2);
}

try {
  const outcome = await releaseAlone(remote, {
    registry: values.registry && resolve(values.registry),
    bump,
    tests: values.tests,
    kit: values.kit,
  });
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
  if (!values.keep) rmSync(dirname(outcome.folder), { recursive: true, force: true });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
