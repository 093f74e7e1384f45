import { getDefaultStore } from 'jotai';
import { ApiProblem } from '../api/problem.ts';
import { api } from '../api/suite-api.ts';
import { localExpiry } from './session.ts';
import { isUnlockedFor, unlockPersonalStorage } from './personal-storage.ts';
import { currentSession, expireSession, keepSession, sessionAtom } from './session-state.ts';

let renewal: Promise<boolean> | undefined;

/**
 * "Stay signed in": replaces the token by a new one. Concurrent calls share one request.
 * @returns false when the server no longer accepts the session, which has then expired
 * @throws {ApiProblem} when the server can't be reached
 */
export function renewSession(): Promise<boolean> {
  renewal ??= onSession(async () => {
    const { data, response } = await api.POST('/auth/renew');
    return data && { token: data.token, user: data.user, expiresAt: localExpiry(data.expiresAt, response) };
  }).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/**
 * Fetches the user's current permissions and expiry; at the start of a page that finds a stored session.
 * @returns false when the server no longer accepts the session, which has then expired
 * @throws {ApiProblem} when the server can't be reached
 */
export function refreshSession(): Promise<boolean> {
  return onSession(async (token) => {
    const { data, response } = await api.GET('/auth/session');
    if (data?.storageKey !== undefined && currentSession()?.token === token)
      unlockPersonalStorage(data.user.id, data.storageKey).catch(() => undefined);
    return data && { token, user: data.user, expiresAt: localExpiry(data.expiresAt, response) };
  });
}

/**
 * Fetches the session of each user who signs in, here or in another tab, and at the start of a page: permissions may have changed since it was
 * stored, and the answer has the key of the personal data. A 401 opens the sign-in dialog. The host calls it once.
 * @returns unsubscribe
 */
export function refreshEachSession(): () => void {
  let asked: string | undefined;
  const refresh = () => {
    const session = currentSession();
    if (session === null || session.expiresAt === 0 || session.token === asked || isUnlockedFor(session.user.id))
      return;
    asked = session.token;
    refreshSession().catch(() => {
      asked = undefined;
    });
  };
  refresh();
  return getDefaultStore().sub(sessionAtom, refresh);
}

async function onSession(
  ask: (token: string) => Promise<Parameters<typeof keepSession>[0] | undefined>,
): Promise<boolean> {
  const before = currentSession();
  if (before === null) return false;
  try {
    const session = await ask(before.token);
    // Signed out, or renewed elsewhere, while the response was in flight.
    if (currentSession()?.token !== before.token) return currentSession() !== null;
    if (session) keepSession(session);
    return session !== undefined;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    if (currentSession()?.token === before.token) expireSession();
    return false;
  }
}
