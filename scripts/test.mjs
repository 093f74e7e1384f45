import './lib/node-version.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { affectedJourneys, changedFiles, knownJourneys, touchBenchmarks } from './lib/changed.mjs';
import { installMissing } from './lib/debian-packages.mjs';
import { commandGate, gate, journeys, sideBySide, unitTests } from './lib/gates.mjs';
import { root } from './lib/paths.mjs';
import { install } from './lib/pnpm.mjs';
import { describeFailures } from './lib/reports/outcome.mjs';

/**
 * `npm test` checks everything; `npm test -- --changed [commit]` all gates, but only the tests, benchmarks and journeys that files changed since the
 * commit can break (docs/testing.md). Without a commit: what is not committed yet.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { changed: { type: 'boolean' } } });
const since = values.changed ? (positionals[0] ?? 'HEAD') : undefined;
const files = since === undefined ? undefined : await changedFiles(since);

const say = (/** @type {string} */ message) => process.stdout.write(`${message}\n`);
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
const node = (/** @type {string} */ name, /** @type {string} */ script, /** @type {string[]} */ ...args) =>
  commandGate(name, process.execPath, [join(root, script), ...args]);

// Benchmarks measure the first start with the demo; journeys start on a copy of what it made.
const folder = mkdtempSync(join(tmpdir(), 'navette-test-'));
// As root the database has an account of its own, which must be able to enter.
chmodSync(folder, 0o755);
process.env.NAVETTE_DEMO_FOLDER = join(folder, 'demo');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** @type {import('./lib/gates.mjs').Result[]} */
const results = [];
/** @param {Promise<import('./lib/gates.mjs').Result>} pending */
async function report(pending) {
  const result = await pending;
  results.push(result);
  say(
    `${result.failed === 0 ? 'ok  ' : 'FAIL'}  ${result.name}: ${result.passed} passed, ${result.failed} failed (${result.seconds.toFixed(1)} s)`,
  );
  if (result.slowest) say(`      slowest: ${result.slowest}`);
  if (result.retried.length > 0) say(`      passed at a second try only:\n${describeFailures(result.retried)}`);
  if (result.failed > 0) say(result.output);
}

await report(gate('packages as locked', async () => ({ code: 0, output: String(await install()) })));
await report(
  gate("what the tests need of Debian's packages", async () => ({ code: 0, output: String(await installMissing()) })),
);
await sideBySide(
  [
    () => report(gate('build within the budgets', async () => ({ code: 0, output: String(await build(say)) }))),
    () => report(commandGate('lint', bin('oxlint'), ['--type-aware', '--deny-warnings'])),
    () => report(commandGate('types', bin('tsc'), ['-b'])),
    () =>
      report(
        node('contract: complete, and what is generated from it fresh', 'openapi/scripts/generate.mjs', '--check'),
      ),
    () => report(node('catalogues: three languages, no key missing or unused', 'scripts/check-catalogues.mjs')),
    () => report(commandGate('format', bin('oxfmt'), ['--check'])),
  ],
  2,
);
// Benchmarks mostly wait for a server or a browser, and unit tests for one core each.
await Promise.all([
  report(unitTests(since === undefined ? [] : ['--passWithNoTests', `--changed=${since}`])),
  !files || touchBenchmarks(files)
    ? report(node('benchmarks: every suite runs once, small', 'bench/src/main.mjs', '--small'))
    : undefined,
]);
const specs = files && affectedJourneys(files, knownJourneys());
if (specs?.length !== 0) await report(journeys(specs));

const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
