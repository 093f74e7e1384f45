import type { components } from '@navette/openapi/types';
import { isDeclaredPage, isPage } from '../domain/access/pages.ts';
import { isStaffRole } from '../domain/access/roles.ts';
import { SESSION_WARNING_MINUTES } from '../domain/access/sign-in.ts';

/** The signed-in member of staff: id, names, email, role, and the pages the server granted. */
export type User = components['schemas']['SessionUser'];

/** The signed-in user and the token. */
export interface Session {
  /** Bearer token of the API and the socket. */
  readonly token: string;
  readonly user: User;
  /** Expiry of the token by this computer's clock, ms since 1970; 0 once the server has refused it. */
  readonly expiresAt: number;
}

/** Parses a stored session; `undefined` when it is invalid. Pages unknown to this release are left out. */
export function readSession(text: string | null): Session | undefined {
  const value = parsed(text);
  if (!isRecord(value) || !isRecord(value.user)) return undefined;
  const { token, expiresAt, user } = value;
  const { id, firstname, lastname, email, role, pages } = user;
  if (typeof token !== 'string' || token === '' || typeof expiresAt !== 'number' || !Number.isSafeInteger(id))
    return undefined;
  if (
    typeof id !== 'number' ||
    typeof firstname !== 'string' ||
    typeof lastname !== 'string' ||
    typeof email !== 'string'
  )
    return undefined;
  if (typeof role !== 'string' || !isStaffRole(role) || !Array.isArray(pages)) return undefined;
  const known = pages.filter(
    (page): page is User['pages'][number] => typeof page === 'string' && (isPage(page) || isDeclaredPage(page)),
  );
  return { token, expiresAt, user: { id, firstname, lastname, email, role, pages: known } };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

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

/**
 * Expiry of a token by this computer's clock, which may be wrong: corrected by the `Date` of the response.
 * @param expiresAt ISO instant, by the server's clock
 * @returns milliseconds since 1970
 */
export function localExpiry(expiresAt: string, response: Response): number {
  const serverNow = Date.parse(response.headers.get('Date') ?? '');
  const skew = Number.isNaN(serverNow) ? 0 : Date.now() - serverNow;
  return Date.parse(expiresAt) + skew;
}
