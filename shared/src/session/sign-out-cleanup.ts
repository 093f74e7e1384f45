const cleanups = new Set<() => void>();

/**
 * Registers a callback for sign-out and for another user's sign-in: delete drafts, close the socket, clear a menu. Runs in every tab.
 * @returns unregister
 */
export function registerSignOutCleanup(cleanup: () => void): () => void {
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
  };
}

/** Runs all callbacks; an error in one does not stop the others. */
export function runSignOutCleanups(): void {
  for (const cleanup of cleanups) {
    try {
      cleanup();
    } catch (error) {
      reportError(error);
    }
  }
}
