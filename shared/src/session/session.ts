import type { components } from '@navette/openapi/types';
import { isDeclaredPage, isPage } from '../domain/access/pages.ts';
import { isStaffRole } from '../domain/access/roles.ts';

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
