/**
 * One side of a comparison.
 * @typedef {object} Figure
 * @property {number} value Median of the samples, or the one figure there is.
 * @property {'ms' | 'kB' | 'rows' | '%'} unit kB are 1000 bytes.
 * @property {number} [p95] Slowest but 5 %, same unit.
 */

/**
 * Measurement of a suite.
 * @typedef {object} Measured
 * @property {string} what
 * @property {Figure} ours
 * @property {Figure} reference Baseline measured in the same run, or a fixed limit.
 * @property {string} against Description of the baseline.
 * @property {number} [goal] Maximum ratio to the baseline. Without it the line is informative only.
 */

/** @typedef {Measured & { suite: string }} Row */

/** @param {Measured} row */
export const ratioOf = ({ ours, reference }) => (reference.value === 0 ? Number.NaN : ours.value / reference.value);

/**
 * Whether the goal is met, at the two decimals that are printed: 1.504 meets a goal of 1.5.
 * @param {Measured} row
 */
export const isMet = (row) => row.goal === undefined || Math.round(ratioOf(row) * 100) / 100 <= row.goal;
