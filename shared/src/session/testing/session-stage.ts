import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, vi } from 'vitest';
import { contractHandlers, type ContractHandlers } from '../../testing/contract-handlers.ts';
import { server } from '../../testing/server.ts';
import { testUser } from '../../testing/test-user.ts';
import { SESSION_KEY, clearSession, sessionStatusAtom, registerSignOutCleanup } from '../session-state.ts';
import type { Session } from '../session.ts';
import { startSession } from '../start-session.ts';

/** Milliseconds of a minute. */
export const MINUTE = 60_000;
/** Session status in this tab. */
export const status = () => getDefaultStore().get(sessionStatusAtom);
/** Session as found by other tabs. */
export const stored = () => localStorage.getItem(SESSION_KEY);
/** A session that lasts. */
export const session = (changes: Partial<Session> = {}): Session => ({
  token: 'first',
  user: testUser(),
  expiresAt: Date.now() + 1000 * MINUTE,
  ...changes,
});
/** Simulates a write of another tab: the browser sends the storage event to all tabs except the writing one. */
export const inOtherTab = (value: Session | null) => {
  const newValue = value && JSON.stringify(value);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue, storageArea: localStorage }));
};

/** Cleanup at sign-out. */
export const cleanup = vi.fn<() => void>();
/** Has this tab follow the session in each test of a file. */
export function followSession(): void {
  let stop: () => void;
  let unregister: () => void;
  beforeEach(() => {
    stop = startSession();
    cleanup.mockReset();
    unregister = registerSignOutCleanup(cleanup);
  });
  afterEach(() => {
    unregister();
    clearSession();
    stop();
    vi.useRealTimers();
  });
}

/** Has the server answer so. */
export const serverAnswers = (handlers: ContractHandlers) => server.use(...contractHandlers(handlers));
/** A moment from now. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
