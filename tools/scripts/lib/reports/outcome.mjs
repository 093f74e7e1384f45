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
