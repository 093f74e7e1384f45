import './lib/node-version.mjs';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { affectedJourneys, changedFiles, knownJourneys, touchBenchmarks } from './lib/changed.mjs';
import { commandGate, gate, journeys, sideBySide, unitTests } from './lib/gates.mjs';
import { root } from './lib/paths.mjs';
import { install } from './lib/pnpm.mjs';
import { missingPrograms } from './lib/programs.mjs';
import { describeFailures } from './lib/reports.mjs';

/**
 * `npm test` runs the gates and the core: what a developer waits for. `npm run test:all` adds what is slow or rare, `npm run test:slow` runs that alone
 * (docs/testing.md). `npm test -- --changed [commit]` runs all gates, but only the tests that files changed since the commit can break; without a commit: what is
 * not committed yet.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, slow: { type: 'boolean' }, all: { type: 'boolean' } },
});
/** @type {readonly import('./lib/gates.mjs').TestSet[]} */
const SETS = ['core', 'slow'];
const sets = SETS.filter((set) => values.all || (set === 'slow') === (values.slow ?? false));
const since = values.changed ? (positionals[0] ?? 'HEAD') : undefined;
const files = since === undefined ? undefined : await changedFiles(since);

const say = (/** @type {string} */ message) => process.stdout.write(`${message}\n`);
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
const node = (/** @type {string} */ name, /** @type {string} */ script, /** @type {string[]} */ ...args) =>
  commandGate(name, process.execPath, [join(root, script), ...args]);

// The first suite of the benchmarks fills the demo; journeys start on a copy of it.
const folder = mkdtempSync(join(tmpdir(), 'navette-test-'));
// As root the database runs under its own account, which needs access.
chmodSync(folder, 0o755);
if (sets.includes('slow')) process.env.NAVETTE_DEMO_FOLDER ??= join(folder, 'demo');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/**
 * Environment of the type checkers, programs in Go that run beside another gate: each of their threads would check the shared types again, and collecting
 * garbage rarely, while memory allows it, costs a third less of the processor.
 */
const ONE_CORE = { GOMAXPROCS: '1', GOGC: '400', GOMEMLIMIT: '4GiB' };

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
  if (result.retried.length > 0) say(`      passed only on retry:\n${describeFailures(result.retried)}`);
  for (const test of result.leftOut) say(`      left out: ${test}`);
  if (result.failed > 0) say(result.output);
}

await report(gate('packages as locked', async () => ({ code: 0, output: String(await install()) })));
const check = (/** @type {string} */ name) =>
  report(gate(name, async () => ({ code: 0, output: String(await build(say)) })));
if (sets.includes('core')) {
  await sideBySide(
    [
      () => check('build within the budgets'),
      () => report(commandGate('lint', bin('oxlint'), ['--type-aware', '--deny-warnings'], ONE_CORE)),
      () => report(commandGate('types', bin('tsc'), ['-b', '--checkers', '1'], ONE_CORE)),
      () =>
        report(
          node('contract: complete, and what is generated from it fresh', 'openapi/scripts/generate.mjs', '--check'),
        ),
      () => report(node('catalogues: three languages, no key missing or unused', 'tools/scripts/check-catalogues.mjs')),
      () => report(node('specification: every reference names a heading', 'tools/scripts/check-specification.mjs')),
      () => report(commandGate('format', bin('oxfmt'), ['--check'])),
    ],
    2,
  );
  await report(node('builds: every remote can be released', 'tools/scripts/check-builds.mjs'));
  await report(node('builds: first pages within their bytes', 'tools/scripts/check-pages.mjs'));
} else await check('build within the budgets');
const specs = files && affectedJourneys(files, knownJourneys());
for (const set of sets) {
  const units = () => report(unitTests(set, since === undefined ? [] : ['--passWithNoTests', `--changed=${since}`]));
  const benchmarks = () =>
    report(node('benchmarks: every suite runs once, small', 'tools/bench/src/main.mjs', '--small'));
  // Slow unit tests wait for processes most of the time, and small benchmarks measure nothing: neither takes the other's turn.
  await sideBySide(set === 'slow' && (!files || touchBenchmarks(files)) ? [benchmarks, units] : [units], 2);
  if (specs?.length !== 0) await report(journeys(set, specs));
}
if (sets.includes('slow'))
  for (const program of missingPrograms()) say(`left out: tests that need ${program}, which is not installed`);

// The CI runs one set after the other, and ends with one sum.
const counts = process.env.TEST_COUNTS;
const before = counts && existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : { passed: 0, failed: 0 };
const sum = (/** @type {'passed' | 'failed'} */ key) =>
  results.reduce((total, result) => total + result[key], before[key]);
if (counts) writeFileSync(counts, JSON.stringify({ passed: sum('passed'), failed: sum('failed') }));
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
