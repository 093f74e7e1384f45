import { size } from './size.mjs';

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
