import { size } from './size.mjs';

/**
 * One of two things that are compared.
 * @typedef {object} Side
 * @property {() => Promise<unknown>} once What is timed; throws when the answer is not what it should be.
 * @property {() => Promise<unknown>} [before] What has to happen before each round, outside the timing.
 */

/**
 * Times two things in turns, so that whatever else the machine does meets both alike. In a round each of them is called `connections`
 * times at once; who begins changes from round to round.
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
