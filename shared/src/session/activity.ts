import { atom, getDefaultStore, type Atom } from 'jotai';
import { ApiProblem } from '../api/problem.ts';
import { api } from '../api/suite-api.ts';
import { ACTIVITY_SECONDS, IDLE_WARNING_SECONDS } from '../domain/access/sign-in.ts';
import { currentSession, expireSession, sessionAtom } from './session-state.ts';

const store = getDefaultStore();
const warningAtom = atom(false);
const endedAtom = atom(false);

/** Whether the session ends within a minute unless the user moves the pointer or types. */
export const idleWarningAtom: Atom<boolean> = atom((get) => get(warningAtom));

/** Whether the session ended because the user was inactive. */
export const idleEndedAtom: Atom<boolean> = atom((get) => get(endedAtom));

/** Events that count as user activity; a page that refreshes itself causes none of them. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Throttle, ms: input events come by the hundred. */
const SHORTEST_PAUSE = 1000;

let limit = 0;
let noted = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Ends the session when the user was inactive in all tabs for the organisation's limit, and reports activity to the server, at most once a minute.
 * The host calls it once.
 * @returns unsubscribe
 */
export function followActivity(): () => void {
  let token: string | undefined;
  const onSession = () => {
    const session = currentSession();
    if (session === null || session.expiresAt === 0) {
      clearTimeout(timer);
      store.set(warningAtom, false);
      token = undefined;
      // Another tab may have detected the inactivity first.
      store.set(endedAtom, session !== null && isIdle());
    } else if (session.token !== token) {
      // A sign-in, a renewal or the start of the page counts as activity.
      token = session.token;
      store.set(endedAtom, false);
      storeActivity({ ...readActivity(), at: Date.now() });
      void report();
    }
  };
  for (const input of INPUTS) addEventListener(input, noteActivity, { capture: true, passive: true });
  addEventListener('visibilitychange', tick);
  const stop = store.sub(sessionAtom, onSession);
  onSession();
  return () => {
    stop();
    for (const input of INPUTS) removeEventListener(input, noteActivity, { capture: true });
    removeEventListener('visibilitychange', tick);
    clearTimeout(timer);
  };
}

/** Records activity. Ignored after the limit: a computer that wakes up must not revive its session. */
export function noteActivity(): void {
  const now = Date.now();
  if (now - noted < SHORTEST_PAUSE || !isAtWork()) return;
  noted = now;
  tick();
  if (!isAtWork()) return;
  const activity = { ...readActivity(), at: now };
  storeActivity(activity);
  if (now - activity.reported >= ACTIVITY_SECONDS * 1000) void report();
  if (store.get(warningAtom)) tick();
}

/** Key of the activity in localStorage, shared by all tabs, as the session is. */
const ACTIVITY_KEY = 'navette.activity';

/** Milliseconds since 1970, by this computer's clock. */
interface Activity {
  /** Last activity in any tab. */
  readonly at: number;
  /** Last report to the server. */
  readonly reported: number;
}

let own: Activity = { at: 0, reported: 0 };

/** The latest activity of all tabs; of this one where storage is blocked. */
function readActivity(): Activity {
  const stored = storedActivity();
  return { at: Math.max(own.at, stored.at), reported: Math.max(own.reported, stored.reported) };
}

/** Stores the activity for all tabs. */
function storeActivity(activity: Activity): void {
  own = activity;
  try {
    localStorage.setItem(ACTIVITY_KEY, `${activity.at} ${activity.reported}`);
  } catch {
    // storage is blocked: each tab has its own
  }
}

function storedActivity(): Activity {
  try {
    const [at = 0, reported = 0] = (localStorage.getItem(ACTIVITY_KEY) ?? '').split(' ').map(Number);
    return { at: at || 0, reported: reported || 0 };
  } catch {
    return { at: 0, reported: 0 };
  }
}

const isIdle = (): boolean => limit > 0 && readActivity().at + limit <= Date.now();
const isAtWork = (): boolean => (currentSession()?.expiresAt ?? 0) !== 0;

async function report(): Promise<void> {
  const token = currentSession()?.token;
  storeActivity({ ...readActivity(), reported: Date.now() });
  try {
    const { data } = await api.POST('/auth/activity');
    limit = (data?.idleMinutes ?? 0) * 60_000;
    tick();
  } catch (error) {
    const refused = error instanceof ApiProblem && error.status === 401;
    if (refused && token !== undefined && currentSession()?.token === token) expireSession();
  }
}

/** Warns, ends the session, or sets a timer for it. */
function tick(): void {
  clearTimeout(timer);
  if (!isAtWork() || limit === 0) return store.set(warningAtom, false);
  const left = readActivity().at + limit - Date.now();
  if (left <= 0) return end();
  const beforeWarning = left - IDLE_WARNING_SECONDS * 1000;
  store.set(warningAtom, beforeWarning <= 0);
  timer = setTimeout(tick, beforeWarning > 0 ? beforeWarning : Math.min(left, SHORTEST_PAUSE));
}

/**
 * The user stays known and typed text stays in the page. The server ends its session within a minute by itself: a sign-out sent from here could be
 * delayed until the user's next sign-in, and end that session.
 */
function end(): void {
  store.set(warningAtom, false);
  store.set(endedAtom, true);
  expireSession();
}
