/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// Also when a suite fails or someone presses Ctrl+C.
process.on('exit', () => running.forEach((child) => child.kill('SIGTERM')));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(130));

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => Promise<void>} Ends it, and waits until it is gone.
 */
export function stopped(child) {
  running.add(child);
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => {
    child.once('exit', () => resolve());
  });
  void gone.then(() => running.delete(child));
  return async () => {
    child.kill('SIGTERM');
    await gone;
  };
}
