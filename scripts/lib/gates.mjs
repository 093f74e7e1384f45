import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string }} Result */

const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);

/**
 * A check that passes or fails as one.
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} work
 * @returns {Promise<Result>}
 */
export async function gate(name, work) {
  const started = Date.now();
  const { code, output } = await work().catch((/** @type {unknown} */ error) => ({ code: 1, output: error instanceof Error ? String(error.stack) : String(error) }));
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds: since(started), output };
}

/**
 * A check that is one command.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
export const commandGate = (name, command, args) => gate(name, () => run(command, args));

/**
 * The report of vitest, as far as it is read.
 * @typedef {object} UnitReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/** Unit and contract tests, counted one by one. */
export async function unitTests() {
  const report = join(tmpdir(), `navette-unit-${process.pid}.json`);
  const started = Date.now();
  const { code, output } = await run(bin('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
  return counted('unit and contract tests', started, code, output, report, (/** @type {UnitReport} */ data) => ({
    passed: data.numPassedTests,
    // A file that fails to load has no tests of its own to count.
    failed: data.numFailedTests + data.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
    skipped: data.numPendingTests,
  }));
}

/** Journeys in a real browser, counted one by one. */
export async function journeys() {
  const report = join(tmpdir(), `navette-journeys-${process.pid}.json`);
  const started = Date.now();
  const { code, output } = await run(join(root, 'e2e/node_modules/.bin/playwright'), ['test', '--reporter=line,json'], {
    cwd: join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return counted('journeys in the browser', started, code, output, report, (/** @type {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} */ { stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}

/**
 * A skipped test counts as failed: nothing that is checked here may be left out silently.
 * @template Report
 * @param {string} name
 * @param {number} started
 * @param {number} code
 * @param {string} output
 * @param {string} report File of the report.
 * @param {(report: Report) => { passed: number, failed: number, skipped: number }} count
 * @returns {Result}
 */
function counted(name, started, code, output, report, count) {
  try {
    const { passed, failed, skipped } = count(JSON.parse(readFileSync(report, 'utf8')));
    const wrong = failed + skipped;
    return { name, passed, failed: code !== 0 && wrong === 0 ? 1 : wrong, seconds: since(started), output };
  } catch (error) {
    return { name, passed: 0, failed: 1, seconds: since(started), output: `${output}\n${String(error)}` };
  } finally {
    rmSync(report, { force: true });
  }
}

const since = (/** @type {number} */ started) => (Date.now() - started) / 1000;
