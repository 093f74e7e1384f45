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
 * @returns {import('./outcome.mjs').Outcome}
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
