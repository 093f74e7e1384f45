/** Start of every key of the local storage that may hold patients' data: drafts, addresses. */
export const PERSONAL_PREFIX = 'navette.personal.';

/**
 * Removes what this browser keeps of patients. Part of every sign-out, whichever modules are loaded: what a page stored
 * before a reload must go although the page was not opened since.
 */
export function wipePersonalStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PERSONAL_PREFIX)) localStorage.removeItem(key);
  } catch {
    // storage is blocked: there is nothing to delete
  }
}
