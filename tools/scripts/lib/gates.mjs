import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { describeFailures, describeSlowest, journeyOutcome, unitOutcome } from './reports.mjs';
import { run } from './run.mjs';

/** @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string, retried: string[], leftOut: string[], slowest: string }} Result `retried` names what passed at a second try only, `leftOut` what needs a program that is not installed, `slowest` the files that took longest. */

const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);

/**
 * Check that passes or fails as a whole.
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} work
 * @returns {Promise<Result>}
 */
export async function gate(name, work) {
  const started = Date.now();
  const { code, output } = await work().catch((/** @type {unknown} */ error) => ({
    code: 1,
    output: error instanceof Error ? String(error.stack) : String(error),
  }));
  return {
    name,
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    seconds: since(started),
    output,
    retried: [],
    leftOut: [],
    slowest: '',
  };
}

/**
 * Gate of a single command.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] More of the environment.
 */
export const commandGate = (name, command, args, env = {}) => gate(name, () => run(command, args, { env }));

/**
 * Runs gates in the order given, at most a number at once.
 * @param {readonly (() => Promise<unknown>)[]} gates
 * @param {number} workers
 */
export async function sideBySide(gates, workers) {
  const waiting = [...gates];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: workers }, worker));
}

/** @typedef {'core' | 'slow'} TestSet What a developer waits for; what is slow or rare. */

/**
 * Unit and contract tests of a set, counted one by one.
 * @param {TestSet} set
 * @param {string[]} [args] More arguments of vitest.
 */
export async function unitTests(set, args = []) {
  const report = join(tmpdir(), `navette-unit-${process.pid}.json`);
  const started = Date.now();
  const { code, output } = await run(
    bin('vitest'),
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args],
    { env: { TEST_SET: set } },
  );
  return counted(`unit and contract tests, ${set}`, { started, code, output, report }, unitOutcome);
}

/**
 * Journeys of a set in a real browser, counted one by one.
 * @param {TestSet} set
 * @param {string[]} [files] Those alone; all without.
 */
export async function journeys(set, files = []) {
  const report = join(tmpdir(), `navette-journeys-${process.pid}.json`);
  const started = Date.now();
  const { code, output } = await run(
    join(root, 'tests/node_modules/.bin/playwright'),
    ['test', '--reporter=line,json', ...files],
    {
      cwd: join(root, 'tests'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_SET: set },
    },
  );
  return counted(`journeys in the browser, ${set}`, { started, code, output, report }, journeyOutcome);
}

/**
 * A skipped test counts as failed: no check may be left out silently.
 * @template Report
 * @param {string} name
 * @param {{ started: number, code: number, output: string, report: string }} ended The run, and the file of its report.
 * @param {(report: Report) => import('./reports.mjs').Outcome} read
 * @returns {Result}
 */
function counted(name, { started, code, output, report }, read) {
  try {
    const {
      passed,
      failed,
      skipped,
      failures,
      retried,
      leftOut = [],
      times,
    } = read(JSON.parse(readFileSync(report, 'utf8')));
    const wrong = failed + skipped;
    return {
      name,
      passed,
      failed: code !== 0 && wrong === 0 ? 1 : wrong,
      seconds: since(started),
      output: `${describeFailures(failures)}\n\n${output}`,
      retried,
      leftOut,
      slowest: describeSlowest(times, root),
    };
  } catch (error) {
    return {
      name,
      passed: 0,
      failed: 1,
      seconds: since(started),
      output: `${output}\n${String(error)}`,
      retried: [],
      leftOut: [],
      slowest: '',
    };
  } finally {
    rmSync(report, { force: true });
  }
}

const since = (/** @type {number} */ started) => (Date.now() - started) / 1000;
