import type { FastifyRequest } from 'fastify';
import type { Role } from '@navette/shared/domain';

/** A field that a call changed, as text; null for an empty one. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Records of people that a call read: how many, and which were asked for. Never who was searched. */
export interface PeopleRead {
  readonly count: number;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly include?: readonly string[];
}

/** How a sign-in ended; `recovery`: done, with a recovery code; `wrongOtp`: the password was right, the second factor was not. */
export type SignInOutcome = 'done' | 'recovery' | 'refused' | 'wrongOtp' | 'blocked';

/** What the log says of a call besides the call itself. */
export interface LogDetails {
  /** Name of the record at that time, or the address that signed in. */
  readonly subject?: string | null;
  readonly changes?: readonly FieldChange[];
  /** Number that a created record got. */
  readonly recordId?: number;
  /** What the line keeps of the body, where the whole of it must not be kept. */
  readonly asked?: object;
  /** How a sign-in ended; `blocked`: too many attempts. */
  readonly outcome?: SignInOutcome | undefined;
  /** A read that leaves a line, in place of what was asked. */
  readonly read?: PeopleRead;
  /** Who it was, for a call without a session. */
  readonly user?: { readonly id: number; readonly role: Role } | undefined;
}

const noted = new WeakMap<FastifyRequest, LogDetails>();

/** Adds details to the line that the log gets of a call. */
export const noteForLog = (request: FastifyRequest, details: LogDetails): void =>
  void noted.set(request, { ...noted.get(request), ...details });

/** The details of a call so far. */
export const logDetailsOf = (request: FastifyRequest): LogDetails | undefined => noted.get(request);
