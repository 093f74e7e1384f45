import { api } from '../api/suite-api.ts';
import { currentSession, clearSession } from './session-state.ts';

/**
 * Signs out: revokes the token, clears token, user, menu, drafts and all server data, in every tab (specification/shell.md#session). Takes effect immediately,
 * also without a network, where the token just expires later.
 */
export function signOut(): void {
  if (currentSession() === null) return;
  // Sent with the token before it is cleared, and queued behind earlier writes.
  api.POST('/auth/logout').catch(() => undefined);
  clearSession();
}
