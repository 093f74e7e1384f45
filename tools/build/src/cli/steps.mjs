/** @typedef {{ name: string, seconds: number, proved?: string }} Step `proved`: when it passed with exactly this content, for a step that was not run again. */

/**
 * Does a part of the work, saying so on stderr, where it is not mistaken for the answer.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<{ step: Step, result: T }>}
 */
export async function timed(name, work) {
  const started = Date.now();
  const result = await work();
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  process.stderr.write(`ok    ${name} (${seconds.toFixed(1)} s)\n`);
  return { step: { name, seconds }, result };
}

/**
 * A step that passed before with exactly this content.
 * @param {string} name
 * @param {string} at
 * @returns {Step}
 */
export function proved(name, at) {
  process.stderr.write(`ok    ${name} (passed with exactly this content ${at.slice(0, 16).replace('T', ' ')})\n`);
  return { name, seconds: 0, proved: at };
}
