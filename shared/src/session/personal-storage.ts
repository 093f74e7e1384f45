/** Start of every key of the local storage that may hold patients' data: drafts, addresses. */
export const PERSONAL_PREFIX = 'navette.personal.';

/** Starts of such keys in earlier versions, which nobody reads any more but a browser may still hold. */
const FORMER_PREFIXES = ['navette.draft.', 'navette.estimator.'];
const PREFIXES = [PERSONAL_PREFIX, ...FORMER_PREFIXES];

/**
 * Removes what this browser keeps of patients. Part of every sign-out, whichever modules are loaded: what a page stored
 * before a reload must go although the page was not opened since.
 */
export function wipePersonalStorage(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (PREFIXES.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
  } catch {
    // storage is blocked: there is nothing to delete
  }
}
