/** Whether every suite runs once at its smallest: that proves that they run, and says nothing about speed. */
export const isSmall = process.argv.includes('--small');

/**
 * How much a suite does.
 * @param {number} full For figures.
 * @param {number} small For a run with `--small`.
 */
export const size = (full, small) => (isSmall ? small : full);
