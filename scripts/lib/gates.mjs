import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string }} Result */

const bin = (name) => join(root, 'node_modules/.bin', name);

/**
 * A check that passes or fails as one.
 * @returns {Promise<Result>}
 */
export async function gate(name, work) {
  const started = Date.now();
  const { code, output } = await work().catch((error) => ({ code: 1, output: String(error?.stack ?? error) }));
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds: since(started), output };
}

/** A check that is one command. */
export const commandGate = (name, command, args) => gate(name, () => run(command, args));

/** Unit and contract tests, counted one by one. */
export async function unitTests() {
  const report = join(tmpdir(), `navette-unit-${process.pid}.json`);
  const started = Date.now();
  const { code, output } = await run(bin('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
  return counted('unit and contract tests', started, code, output, report, (data) => ({
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
  return counted('journeys in the browser', started, code, output, report, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}

/** A skipped test counts as failed: nothing that is checked here may be left out silently. */
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

const since = (started) => (Date.now() - started) / 1000;
