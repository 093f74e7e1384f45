import { getDefaultStore } from 'jotai';
import { currentSession, expireSession, isTokenOfUser, sessionAtom, followSession } from './session-state.ts';
import { configureApi } from '../api/suite-api.ts';

/**
 * Waits, after a 401, until the same user has a new token.
 * @param refused the token that was sent; `null` when there was none
 * @returns true to retry the call; false when the user signed out, or another one signed in
 */
export function afterRefusal(refused: string | null): Promise<boolean> {
  const session = currentSession();
  if (refused === null || session === null || !isTokenOfUser(refused)) return Promise.resolve(false);
  // Renewed since, here or in another tab.
  if (session.token !== refused) return Promise.resolve(true);
  expireSession();
  return new Promise((resolve) => {
    const stop = getDefaultStore().sub(sessionAtom, () => {
      const now = currentSession();
      const sameUser = now?.user.id === session.user.id;
      if (sameUser && now.token === refused) return;
      stop();
      resolve(sameUser);
    });
  });
}

/**
 * Connects the session with the API, the other tabs and the clock. The host calls it once, before the first request.
 * @returns unsubscribe from tabs and clock
 */
export function startSession(): () => void {
  configureApi({ getToken: () => currentSession()?.token ?? null, onUnauthorized: afterRefusal });
  return followSession();
}
