import { readSession, type Session } from './session.ts';

/** Key of the session in localStorage, shared by all tabs. */
export const SESSION_KEY = 'navette.session';

/** The stored session, if there is a readable one. Where storage is refused (some private windows), a session lasts as long as the tab. */
export function storedSession(): Session | undefined {
  try {
    return readSession(localStorage.getItem(SESSION_KEY));
  } catch {
    return undefined;
  }
}

/** Stores the session for all tabs; `null` removes it. */
export function storeSession(session: Session | null): void {
  try {
    if (session === null) localStorage.removeItem(SESSION_KEY);
    else localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  } catch {
    // As above: the session is then not shared with other tabs.
  }
}

/** Whether the browser allows this page a storage, so that a session which is not stored has ended. */
export function isStorageReadable(): boolean {
  try {
    localStorage.getItem(SESSION_KEY);
    return true;
  } catch {
    return false;
  }
}
