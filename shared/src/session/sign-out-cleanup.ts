const cleanups = new Set<() => void>();

/**
 * Adds something to do when the user signs out or another takes over: wipe drafts, close the socket, empty a menu. Runs in every tab.
 * @returns takes it out again
 */
export function registerSignOutCleanup(cleanup: () => void): () => void {
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
  };
}

/** Does all of it; one that fails does not keep the others from running. */
export function runSignOutCleanups(): void {
  for (const cleanup of cleanups) {
    try {
      cleanup();
    } catch (error) {
      reportError(error);
    }
  }
}
