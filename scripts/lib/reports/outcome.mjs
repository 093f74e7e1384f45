import { stripVTControlCharacters } from 'node:util';

/**
 * What a run of tests found.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures Each failed test with its reason.
 * @property {string[]} retried Each test that passed at a second try only.
 */

/** Lines of a reason that are printed; the rest is in the output of the run. */
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
