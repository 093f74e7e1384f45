import { api } from '../api/suite-api.ts';
import { currentSession, forgetSession } from './session-state.ts';

/**
 * Signs out: revokes the token, clears token, user, menu, drafts and all server data, in every tab (S1 §3). Done at once, also without a
 * network; the token then dies by itself.
 */
export function signOut(): void {
  if (currentSession() === null) return;
  // Asked before the token is forgotten; it goes in line, after what was saved before.
  api.POST('/auth/logout').catch(() => undefined);
  forgetSession();
}
