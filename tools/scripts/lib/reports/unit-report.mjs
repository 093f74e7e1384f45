/**
 * Report of vitest, the part that is read.
 * @typedef {object} UnitReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {{ name: string, startTime: number, endTime: number, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] | null }[] }[]} testResults
 */

/**
 * Outcome of unit and contract tests.
 * @param {UnitReport} report
 * @returns {import('./outcome.mjs').Outcome}
 */
export function unitOutcome({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  // A file that fails to load has no tests of its own to count.
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      title: `${name} › ${test.fullName}`,
      why: test.failureMessages?.[0] ?? '',
    })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests,
    failures: [
      ...unloaded.map(({ name, message }) => `${name}\n${message}`),
      ...tests.filter(({ status }) => status === 'failed').map(({ title, why }) => `${title}\n${why}`),
    ],
    retried: tests
      .filter(({ status, why }) => status === 'passed' && why !== '')
      .map(({ title, why }) => `${title}\n${why}`),
    times: testResults.map(({ name, startTime, endTime }) => ({ file: name, seconds: (endTime - startTime) / 1000 })),
  };
}
