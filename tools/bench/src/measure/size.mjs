/** Whether every suite runs once at its smallest: a smoke test without meaningful figures. */
export const isSmall = process.argv.includes('--small');

/**
 * Size parameter of a suite.
 * @param {number} full For figures.
 * @param {number} small For a run with `--small`.
 */
export const size = (full, small) => (isSmall ? small : full);
