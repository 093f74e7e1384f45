import type { components } from '@navette/openapi/types';
import { type DateRange, daysInRange, isValidRange } from '@navette/shared/domain';

export type ProblemBody = components['schemas']['Problem'];
export type ProblemField = components['schemas']['ProblemField'];
type Params = Record<string, string | number>;

interface ProblemDetails {
  fields?: readonly ProblemField[];
  params?: Params;
  headers?: Record<string, string>;
  /** Cause, for the log. */
  cause?: unknown;
}

/** A refusal that the user can understand; the error handler answers it in the problem shape of the contract. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly details: ProblemDetails;

  constructor(status: number, code: string, details: ProblemDetails = {}) {
    super(code, { cause: details.cause });
    this.status = status;
    this.code = code;
    this.details = details;
  }

  body(incidentId: string): ProblemBody {
    const { params, fields = [] } = this.details;
    return {
      status: this.status,
      code: this.code,
      messageKey: `problem.${this.code}`,
      ...(params && { params }),
      fields: [...fields],
      incidentId,
    };
  }
}

export const unauthorized = () => new ProblemError(401, 'unauthorized');
export const forbidden = () => new ProblemError(403, 'forbidden');
export const notFound = () => new ProblemError(404, 'notFound');
export const conflict = (code = 'conflict', details?: ProblemDetails) => new ProblemError(409, code, details);
export const notImplemented = () => new ProblemError(501, 'notImplemented');

/** The values of some fields are refused. */
export const invalid = (...fields: readonly ProblemField[]) => new ProblemError(400, 'validation', { fields });

/** Too many attempts; `seconds` until the next one is accepted. */
export const rateLimited = (seconds: number) =>
  new ProblemError(429, 'rateLimited', { params: { seconds }, headers: { 'retry-after': String(seconds) } });

const soon = { 'retry-after': '2' };

/** The database can't be reached, or the connection broke: the call itself may be valid. */
export const databaseUnavailable = (cause?: unknown) => new ProblemError(503, 'unavailable', { headers: soon, cause });

export const diskFull = (cause?: unknown) =>
  new ProblemError(503, 'diskFull', { headers: { 'retry-after': '60' }, cause });

/** The file folder is read-only, missing or belongs to another user. */
export const filesUnavailable = (cause?: unknown) =>
  new ProblemError(503, 'filesUnavailable', { headers: { 'retry-after': '60' }, cause });

/** Too many concurrent requests. */
export const busy = () => new ProblemError(503, 'unavailable', { headers: { 'retry-after': '5' } });

export function found<T>(record: T | undefined): T {
  if (record === undefined) throw notFound();
  return record;
}

/** The answer to a change: the number of records, or a 404 for none. */
export function changed(count: bigint | number): { affectedRows: number } {
  const affectedRows = Number(count);
  if (affectedRows === 0) throw notFound();
  return { affectedRows };
}

/** Refuses to delete a referenced record: 409 with the count (specification/registers.md#deleting). */
export function refuseReferenced(count: number): void {
  if (count > 0) throw conflict('referenced', { params: { count } });
}

/**
 * Refuses a range that ends before it starts, or is too long.
 * @param field field of the request with its end
 */
export function refuseRange(range: DateRange, field: string, most: number): void {
  if (!isValidRange(range)) throw invalid({ field, messageKey: 'validation.endBeforeStart' });
  if (daysInRange(range) <= most) return;
  const params = { max: most };
  throw new ProblemError(400, 'rangeTooLong', {
    params,
    fields: [{ field, messageKey: 'problem.rangeTooLong', params }],
  });
}
