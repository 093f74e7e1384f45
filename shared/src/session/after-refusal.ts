import { getDefaultStore } from 'jotai';
import { currentSession, expireSession, isTokenOfUser, sessionAtom } from './session-state.ts';

/**
 * What to do with a call whose token the server refused: waits until the same user has a new token.
 * @param refused the token that was sent; `null` when there was none
 * @returns true when the call can be repeated; false when the user signed out, or another one signed in
 */
export function afterRefusal(refused: string | null): Promise<boolean> {
  const session = currentSession();
  if (refused === null || session === null || !isTokenOfUser(refused)) return Promise.resolve(false);
  // Renewed in the meantime, here or in another tab.
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
