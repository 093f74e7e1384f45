/**
 * @param {readonly number[]} samples At least one.
 * @param {number} share 0 to 1.
 */
export function quantile(samples, share) {
  const sorted = [...samples].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

/** @param {readonly number[]} samples */
export const median = (samples) => quantile(samples, 0.5);

/**
 * @param {readonly number[]} samples Milliseconds.
 * @returns {import('../report/row.mjs').Figure}
 */
export const milliseconds = (samples) => ({ value: median(samples), unit: 'ms', p95: quantile(samples, 0.95) });
