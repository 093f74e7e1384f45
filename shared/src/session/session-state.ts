import { atom, getDefaultStore, type Atom } from 'jotai';
import { clearServerData } from '../api/suite-api.ts';
import { readSession, type Session } from './session.ts';
import { wipePersonalStorage } from './personal-storage.ts';
import { runSignOutCleanups } from './sign-out-cleanup.ts';
import { SESSION_KEY, storedSession, storeSession } from './session-storage.ts';
import { statusOf, untilChange, type SessionStatus } from './session-status.ts';

const store = getDefaultStore();

/** The stored session, ignored when it expired before this page was opened: there is no page to come back to. */
const usableSession = (): Session | null => {
  const session = storedSession();
  return session && statusOf(session, Date.now()) !== 'expired' ? session : null;
};

const initial = usableSession();
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

/** Sets the session, from sign-in, renewal or another tab; data of a former user is wiped first. */
export function adoptSession(session: Session): void {
  const former = currentSession();
  if (former !== null && former.user.id !== session.user.id) wipe();
  set(session);
}

/** Expires the session: the user stays known and may sign in again over the page. */
export function expireSession(): void {
  const session = currentSession();
  if (session !== null && session.expiresAt !== 0) keep({ ...session, expiresAt: 0 });
}

/** Ends the session in this tab and wipes what belonged to the user. */
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
  const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== localStorage) return;
    if (key !== SESSION_KEY && key !== null) return;
    const session = readSession(newValue);
    if (session) adoptSession(session);
    else dropSession();
  };
  const onVisible = () => tick();
  addEventListener('storage', onStorage);
  addEventListener('visibilitychange', onVisible);
  tick();
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('visibilitychange', onVisible);
    clearTimeout(timer);
  };
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Longest timer, ms: longer ones overflow; one that fires early sets the next. */
const LONGEST_TIMER = 2 ** 31 - 1;

function tick(): void {
  clearTimeout(timer);
  const now = Date.now();
  store.set(nowAtom, now);
  const wait = untilChange(currentSession(), now);
  if (wait !== undefined) timer = setTimeout(tick, Math.min(wait, LONGEST_TIMER));
}

function keep(session: Session): void {
  set(session);
  storeSession(session);
}

function set(session: Session | null): void {
  if (session?.user.id !== currentSession()?.user.id) tokens.clear();
  if (session) tokens.add(session.token);
  store.set(currentAtom, session);
  tick();
}

function wipe(): void {
  clearServerData();
  wipePersonalStorage();
  runSignOutCleanups();
}
