import { SESSION_WARNING_MINUTES } from '../domain/access/sign-in.ts';
import type { Session } from './session.ts';

/**
 * - `anonymous`: nobody is signed in
 * - `active`: the token is valid
 * - `expiring`: it ends in less than five minutes; "Stay signed in" is offered
 * - `expired`: it ended, or the server refused it, during the visit: a sign-in dialog opens over the page, forms keep their values
 */
export type SessionStatus = 'anonymous' | 'active' | 'expiring' | 'expired';

/** Milliseconds before the token's expiry at which the user is warned. */
const WARNING = SESSION_WARNING_MINUTES * 60_000;

/** The status of a session at a moment. */
export function statusOf(session: Session | null, now: number): SessionStatus {
  if (session === null) return 'anonymous';
  if (now >= session.expiresAt) return 'expired';
  return now >= session.expiresAt - WARNING ? 'expiring' : 'active';
}

/** Time until the status changes by itself, ms; `undefined` when it does not. */
export function untilChange(session: Session | null, now: number): number | undefined {
  const status = statusOf(session, now);
  if (session === null || status === 'expired') return undefined;
  return (status === 'active' ? session.expiresAt - WARNING : session.expiresAt) - now;
}
