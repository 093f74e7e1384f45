/** @type {Map<import('node:child_process').ChildProcess, () => Promise<void>>} */
const running = new Map();

// Also when a suite fails or someone presses Ctrl+C.
process.on('exit', () => running.forEach((_stop, child) => child.kill('SIGTERM')));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(130));

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => Promise<void>} Ends it, and waits until it is gone.
 */
export function stopped(child) {
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => {
    child.once('exit', () => resolve());
  });
  void gone.then(() => running.delete(child));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  running.set(child, stop);
  return stop;
}

/** @type {(() => Promise<void>)[]} */
const others = [];

/**
 * Registers something other than a child process to stop at the end, such as a browser that suites share.
 * @param {() => Promise<void>} stop
 */
export const stopWithAll = (stop) => void others.push(stop);

/** Stops everything that suites have left running, since the next suite needs its data folder. */
export const stopAll = () => Promise.all([...others.splice(0), ...running.values()].map((stop) => stop()));
