/** Whether every suite runs once at its smallest: a smoke test without meaningful figures. */
export const isSmall = process.argv.includes('--small');

/**
 * Size parameter of a suite.
 * @param {number} full For figures.
 * @param {number} small For a run with `--small`.
 */
export const size = (full, small) => (isSmall ? small : full);

/**
 * One side of a comparison.
 * @typedef {object} Side
 * @property {() => Promise<unknown>} once Measured action; throws on a wrong result.
 * @property {() => Promise<unknown>} [before] Preparation before each round, not measured.
 */

/**
 * Measures two sides alternately, so that other load on the machine affects both equally. In a round each of them is called `connections` times at
 * once; the order alternates between rounds.
 * @param {Side} ours
 * @param {Side} reference
 * @param {{ connections: number, rounds: number, warmUp?: number }} options
 * @returns {Promise<{ ours: number[], reference: number[] }>} Milliseconds of every call.
 */
export async function interleave(ours, reference, { connections, rounds, warmUp = 5 }) {
  /** @type {{ ours: number[], reference: number[] }} */
  const samples = { ours: [], reference: [] };
  const order = /** @type {const} */ (['ours', 'reference']);
  const sides = { ours, reference };
  for (let round = -size(warmUp, 0); round < size(rounds, 1); round += 1) {
    for (const name of round % 2 === 0 ? order : [...order].reverse()) {
      await sides[name].before?.();
      const times = await Promise.all(Array.from({ length: connections }, () => timed(sides[name].once)));
      if (round >= 0) samples[name].push(...times);
    }
  }
  return samples;
}

/** @param {() => Promise<unknown>} once */
async function timed(once) {
  const start = performance.now();
  await once();
  return performance.now() - start;
}

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
 * @returns {import('./report.mjs').Figure}
 */
export const milliseconds = (samples) => ({ value: median(samples), unit: 'ms', p95: quantile(samples, 0.95) });

/**
 * Row of times of two sides.
 * @param {string} what
 * @param {{ ours: readonly number[], reference: readonly number[] }} samples Milliseconds.
 * @param {string} against
 * @param {number} [goal]
 * @returns {import('./report.mjs').Measured}
 */
export const compared = (what, { ours, reference }, against, goal) => ({
  what,
  ours: milliseconds(ours),
  reference: milliseconds(reference),
  against,
  goal,
});

/**
 * Row of a figure beside its limit.
 * @param {string} what
 * @param {import('./report.mjs').Figure} ours
 * @param {number} limit
 * @param {number} [goal]
 * @returns {import('./report.mjs').Measured}
 */
export const limited = (what, ours, limit, goal = 1) => ({
  what,
  ours,
  reference: { value: limit, unit: ours.unit },
  against: 'limit',
  goal,
});
