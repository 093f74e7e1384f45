import { atom, getDefaultStore, type Atom } from 'jotai';
import { clearServerData } from '../api/suite-api.ts';
import { readSession, type Session, statusOf, untilChange, type SessionStatus } from './session.ts';
import {
  clearPersonalStorage,
  dropReadableValues,
  followPersonalStorage,
  sealPersonalStorage,
  unsealPersonalStorage,
} from './personal-storage.ts';

const store = getDefaultStore();

/** Key of the session in localStorage, shared by all tabs. */
export const SESSION_KEY = 'navette.session';

/** The stored session, if there is a readable one. When storage is blocked (some private windows), a session lasts as long as the tab. */
function storedSession(): Session | undefined {
  try {
    return readSession(localStorage.getItem(SESSION_KEY));
  } catch {
    return undefined;
  }
}

/** Stores the session for all tabs; `null` removes it. */
function storeSession(session: Session | null): void {
  try {
    if (session === null) localStorage.removeItem(SESSION_KEY);
    else localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  } catch {
    // Blocked storage: the session is not shared with other tabs.
  }
}

/** Whether the page can read the storage, so that a missing session means that it has ended. */
function isStorageReadable(): boolean {
  try {
    localStorage.getItem(SESSION_KEY);
    return true;
  } catch {
    return false;
  }
}

/** The stored session; one that expired before this page was opened is ignored, since there is no page to return to. */
const usableSession = (): Session | null => {
  const session = storedSession();
  return session && statusOf(session, Date.now()) !== 'expired' ? session : null;
};

const initial = usableSession();
// Personal data of a session that ended while no page was open must be gone before anybody signs in.
if (initial === null) clearPersonalStorage();
else dropReadableValues();
const currentAtom = atom<Session | null>(initial);
const nowAtom = atom(Date.now());

/** The session, or `null`. Read-only: sign-in, renewal and sign-out change it. */
export const sessionAtom: Atom<Session | null> = atom((get) => get(currentAtom));

/** Status of the session; changes by itself as time passes. */
export const sessionStatusAtom: Atom<SessionStatus> = atom((get) => statusOf(get(currentAtom), get(nowAtom)));

/** Every token of the signed-in user in this tab, former ones included. */
const tokens = new Set<string>(initial ? [initial.token] : []);

/** Whether a token is, or was, one of the signed-in user. */
export const isTokenOfUser = (token: string): boolean => tokens.has(token);

/** The session now, outside React. */
export const currentSession = (): Session | null => store.get(currentAtom);

/** Sets the session, from sign-in, renewal or another tab; data of a former user is cleared first. */
export function adoptSession(session: Session): void {
  const former = currentSession();
  if (former !== null && former.user.id !== session.user.id) wipe();
  set(session);
}

/** Marks the session as expired: the user stays known and may sign in again over the page. */
export function expireSession(): void {
  const session = currentSession();
  if (session !== null && session.expiresAt !== 0) keep({ ...session, expiresAt: 0 });
}

/** Ends the session in this tab and clears the user's data. */
export function dropSession(): void {
  if (currentSession() === null) return;
  set(null);
  wipe();
}

/** As {@link adoptSession}, in all tabs. */
export function keepSession(session: Session): void {
  adoptSession(session);
  storeSession(session);
}

/** As {@link dropSession}, in all tabs. */
export function clearSession(): void {
  storeSession(null);
  dropSession();
}

/**
 * Synchronises the session with the other tabs and the clock: sign-out and renewal apply to all tabs, and a computer that wakes up finds its session
 * expired.
 * @returns unsubscribe
 */
export function followSession(): () => void {
  const adopt = (session: Session | undefined) => {
    if (session) adoptSession(session);
    else dropSession();
  };
  const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== localStorage) return;
    if (key === SESSION_KEY || key === null) adopt(readSession(newValue));
    else if (sessionIsValid()) void followPersonalStorage(key, newValue);
  };
  // A page restored from the back/forward cache has missed the events of other tabs.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isStorageReadable()) adopt(storedSession());
  };
  const onVisible = () => tick();
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  addEventListener('visibilitychange', onVisible);
  tick();
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
    removeEventListener('visibilitychange', onVisible);
    clearTimeout(timer);
  };
}

const sessionIsValid = (): boolean => (currentSession()?.expiresAt ?? 0) > Date.now();

let timer: ReturnType<typeof setTimeout> | undefined;

/** Longest timer, ms: longer ones overflow; one that fires early sets the next. */
const LONGEST_TIMER = 2 ** 31 - 1;

function tick(): void {
  clearTimeout(timer);
  const now = Date.now();
  store.set(nowAtom, now);
  if (sessionIsValid()) unsealPersonalStorage();
  else sealPersonalStorage();
  const wait = untilChange(currentSession(), now);
  if (wait !== undefined) timer = setTimeout(tick, Math.min(wait, LONGEST_TIMER));
}

function keep(session: Session): void {
  // Before setting the state here: other tabs must know that it expired before they see the removal of its data.
  storeSession(session);
  set(session);
}

function set(session: Session | null): void {
  if (session?.user.id !== currentSession()?.user.id) tokens.clear();
  if (session) tokens.add(session.token);
  store.set(currentAtom, session);
  tick();
}

function wipe(): void {
  clearServerData();
  clearPersonalStorage();
  runSignOutCleanups();
}

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
