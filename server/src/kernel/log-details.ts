import type { FastifyRequest } from 'fastify';
import type { Role } from '@navette/shared/domain';

/** A field that a call changed, as text; null for an empty one. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** People whose records a call read: how many, and the filter. Never the searched name. */
export interface PeopleRead {
  readonly count: number;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly include?: readonly string[];
  /** Only the first of a list, shown while the whole is read. */
  readonly first?: true;
}

/** Outcome of a sign-in; `recovery`: done, with a recovery code; `wrongOtp`: the password was right, the second factor was not. */
export type SignInOutcome = 'done' | 'recovery' | 'refused' | 'wrongOtp' | 'blocked';

/** Details of a call's log line besides the call itself. */
export interface LogDetails {
  /** Current name of the record, or the address that signed in. */
  readonly subject?: string | null;
  readonly changes?: readonly FieldChange[];
  readonly recordId?: number;
  /** Logged part of the body, when the whole of it must not be logged. */
  readonly asked?: object;
  /** Outcome of a sign-in; `blocked`: too many attempts. */
  readonly outcome?: SignInOutcome | undefined;
  /** A logged read, instead of the request. */
  readonly read?: PeopleRead;
  /** It is of a whole list: of one opening with the read of its first, if there was one just before. */
  readonly isWhole?: boolean;
  /** The user, for a call without a session. */
  readonly user?: { readonly id: number; readonly role: Role } | undefined;
}

const noted = new WeakMap<FastifyRequest, LogDetails>();

/** Adds details to the log line of a call. */
export const noteForLog = (request: FastifyRequest, details: LogDetails): void =>
  void noted.set(request, { ...noted.get(request), ...details });

/** The details of a call so far. */
export const logDetailsOf = (request: FastifyRequest): LogDetails | undefined => noted.get(request);
