import { stripVTControlCharacters } from 'node:util';

/**
 * Outcome of a run of tests.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures Each failed test with its reason.
 * @property {string[]} [leftOut] Each test that needs a program which is not installed; not counted as skipped.
 * @property {string[]} retried Each test that passed at a second try only.
 * @property {{ file: string, seconds: number }[]} times How long tests took; a file may stand here more than once.
 */

/** Printed lines of a failure; the rest is in the output of the run. */
const REASON_LINES = 30;

/**
 * The failures, one after the other, printed at the end: a truncated log still names them.
 * @param {string[]} failures
 */
export const describeFailures = (failures) =>
  failures
    .map((failure) => stripVTControlCharacters(failure).split('\n').slice(0, REASON_LINES).join('\n      '))
    .map((failure) => `  ✗   ${failure}`)
    .join('\n');

/** Files named as the slowest of a run. */
const SLOWEST = 10;

/**
 * Slowest files first, to find out why a run became too long.
 * @param {Outcome['times']} times
 * @param {string} folder What is left out of each name.
 */
export function describeSlowest(times, folder) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { file, seconds } of times) files.set(file, (files.get(file) ?? 0) + seconds);
  return [...files]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([file, seconds]) => `${file.replace(`${folder}/`, '')} ${seconds.toFixed(0)} s`)
    .join(', ');
}

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
 * @returns {Outcome}
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

/** @typedef {{ title: string, file: string, line: number, tests: { status: string, annotations?: { type: string, description?: string }[], results: { duration: number, errors: { message: string }[] }[] }[] }} Spec `duration` in milliseconds. */
/** @typedef {{ specs: Spec[], suites?: Suite[] }} Suite */

/**
 * Report of Playwright, the part that is read.
 * @typedef {object} JourneyReport
 * @property {{ expected: number, flaky: number, unexpected: number, skipped: number }} stats
 * @property {Suite[]} suites
 * @property {{ message: string }[]} errors What failed outside of any journey.
 */

/**
 * Outcome of the journeys.
 * @param {JourneyReport} report
 * @returns {Outcome}
 */
export function journeyOutcome({ stats, suites, errors }) {
  const specs = suites.flatMap(specsOf);
  const titles = (/** @type {string} */ status) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status));
  const leftOut = titles('skipped').filter((spec) => needOf(spec) !== undefined);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped - leftOut.length,
    leftOut: leftOut.map((spec) => `${titleOf(spec)} ${needOf(spec)}`),
    failures: [
      ...errors.map(({ message }) => message),
      ...titles('unexpected').map((spec) => `${titleOf(spec)}\n${reasonOf(spec)}`),
    ],
    retried: titles('flaky').map((spec) => `${titleOf(spec)}\n${reasonOf(spec)}`),
    times: specs.map(({ file, tests }) => ({
      file,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Reason of a test that was skipped since it `needs` a program. */
const needOf = (/** @type {Spec} */ { tests }) =>
  tests.flatMap(({ annotations = [] }) => annotations).find(({ description }) => description?.startsWith('needs '))
    ?.description;

const titleOf = (/** @type {Spec} */ { file, line, title }) => `${file}:${line} › ${title}`;

const reasonOf = (/** @type {Spec} */ { tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))[0] ?? '';
