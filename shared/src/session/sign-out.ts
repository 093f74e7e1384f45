import { api } from '../api/suite-api.ts';
import { currentSession, forgetSession } from './session-state.ts';

/**
 * Signs out: revokes the token, clears token, user, menu, drafts and all server data, in every tab (S1 §3). Done at once, also without a
 * network; the token then dies by itself.
 */
export function signOut(): void {
  const session = currentSession();
  if (session === null) return;
  // The token is named, because it is forgotten by the time the request leaves.
  api.POST('/auth/logout', { headers: { Authorization: `Bearer ${session.token}` } }).catch(() => undefined);
  forgetSession();
}
