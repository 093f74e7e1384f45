import { atom, getDefaultStore, type Atom } from 'jotai';
import { forgetServerData } from '../api/suite-api.ts';
import { readSession, type Session } from './session.ts';
import { runSignOutCleanups } from './sign-out-cleanup.ts';
import { SESSION_KEY, storedSession, storeSession } from './session-storage.ts';
import { statusOf, untilChange, type SessionStatus } from './session-status.ts';

const store = getDefaultStore();

/** A session that ended before this page was opened is nobody's: there is no page to come back to. */
const usableSession = (): Session | null => {
  const session = storedSession();
  return session && statusOf(session, Date.now()) !== 'expired' ? session : null;
};

const initial = usableSession();
const currentAtom = atom<Session | null>(initial);
const nowAtom = atom(Date.now());

/** The session, or `null`. Read-only: sign-in, renewal and sign-out change it. */
export const sessionAtom: Atom<Session | null> = atom((get) => get(currentAtom));

/** What the session is worth now; changes by itself as time passes. */
export const sessionStatusAtom: Atom<SessionStatus> = atom((get) => statusOf(get(currentAtom), get(nowAtom)));

/** Every token the present user has had in this tab. */
const tokens = new Set<string>(initial ? [initial.token] : []);

/** Whether a token is, or was, one of the present user. */
export const isTokenOfUser = (token: string): boolean => tokens.has(token);

/** The session now, outside React. */
export const currentSession = (): Session | null => store.get(currentAtom);

/** Takes a session over, from sign-in, renewal or another tab. What another user left in this tab is wiped first. */
export function adoptSession(session: Session): void {
  const former = currentSession();
  if (former !== null && former.user.id !== session.user.id) wipe();
  set(session);
}

/** The token is worth nothing any more; the user is known still, and may sign in again where he was. */
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
export function forgetSession(): void {
  storeSession(null);
  dropSession();
}

/**
 * Follows the other tabs and the clock: signing out in one tab signs out all, a token renewed in one is used by all, a computer that wakes up
 * finds its session ended.
 * @returns stops following
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

/** Longer timers overflow; one that comes early just sets the next. */
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
  forgetServerData();
  runSignOutCleanups();
}
