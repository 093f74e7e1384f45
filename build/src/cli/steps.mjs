/** @typedef {{ name: string, seconds: number }} Step */

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
