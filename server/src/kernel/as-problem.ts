import { belgianDate } from '@navette/shared/domain';
import type { ErrorObject } from 'ajv';
import type { FastifyError } from 'fastify';
import {
  diskFull,
  filesUnavailable,
  invalid,
  ProblemError,
  conflict,
  databaseUnavailable,
  type ProblemField,
} from './problem.ts';
import { ServiceError } from './service-error.ts';
import pg from 'pg';

/** Error codes of a folder that is read-only, another user's, no folder, or on a failing disk or share. */
const CLOSED = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'ELOOP', 'ESTALE']);
const NETWORK = new Set(['connect', 'bind', 'listen', 'accept']);

/** For a folder that cannot be created on a read-only disk Node reports the parent as missing. */
const isClosed = (code: string, syscall: string): boolean =>
  (CLOSED.has(code) && !NETWORK.has(syscall)) || (code === 'ENOENT' && syscall === 'mkdir');

export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (!(error instanceof Error)) return new ProblemError(500, 'internal');
  if (error instanceof ServiceError)
    return new ProblemError(503, 'service.unavailable', { params: { service: error.service } });
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return diskFull(error);
  if ('code' in error && 'syscall' in error && isClosed(String(error.code), String(error.syscall)))
    return filesUnavailable(error);
  return databaseProblem(error) ?? fastifyProblem(error) ?? new ProblemError(500, 'internal');
}

function fastifyProblem(error: Error & Partial<FastifyError>): ProblemError | undefined {
  const { validation, statusCode = 500, code } = error;
  if (validation) return invalid(...validationFields(validation.filter(isAjvError)));
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new ProblemError(statusCode, 'validation');
  return statusCode >= 400 && statusCode < 500 ? invalid() : undefined;
}

const isAjvError = (error: object): error is ErrorObject =>
  'schemaPath' in error && 'keyword' in error && 'params' in error;

/** A PostgreSQL error caused by the sent values, as a problem; undefined for our own faults. */
export function databaseProblem(error: Error): ProblemError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  switch (error.code) {
    // Raised by the triggers of the lock dates, with the kind as constraint and the last closed day as detail.
    case 'NV001':
      return conflict('closed', {
        params: { kind: error.constraint ?? '', date: belgianDate(error.detail ?? '') },
      });
    case '23503':
      // The same code means that a record is still referenced, and that a reference is invalid.
      return error.detail?.includes('still referenced')
        ? conflict('referenced', { params: { count: 1 } })
        : invalid({ field: columnOf(error), messageKey: 'validation.notFound' });
    case '23505':
      return conflict('conflict', { fields: [{ field: columnOf(error), messageKey: 'validation.duplicate' }] });
    case '40001':
    case '40P01':
    case '55P03':
      return conflict();
    case '53100':
      return diskFull(error);
    default:
      // Unreachable, starting, stopping, out of resources, a standby, a statement timeout.
      if (/^(08|53|57|58)|^25006/.test(error.code ?? '')) return databaseUnavailable(error);
      return /^(22|23)/.test(error.code ?? '')
        ? invalid({ field: error.column ?? '', messageKey: 'validation.invalid' })
        : undefined;
  }
}

/** The detail contains columns and values: `Key ("driverId")=(9) is not present …`; only the column is used. */
function columnOf({ detail }: pg.DatabaseError): string {
  const [, column] = /^Key \((?:lower\()?"?(\w+)"?/.exec(detail ?? '') ?? [];
  return column ?? '';
}

/** Patterns of the contract with a message of their own, by their beginning. */
const patterns = [
  ['^([01][0-9]|2[0-3]):', 'time'],
  ['^(19|2[01])', 'date'],
  ['^\\+?[0-9 ()', 'phone'],
] as const;

/** Errors of the validator as fields with a message: the first one of each field. */
export function validationFields(errors: readonly ErrorObject[]): ProblemField[] {
  const fields = new Map<string, ProblemField>();
  for (const error of errors) {
    // These only repeat that one of the branches failed, whose errors are in the list.
    if (['anyOf', 'oneOf', 'if'].includes(error.keyword) && errors.length > 1) continue;
    const field = fieldOf(error);
    if (!fields.has(field)) fields.set(field, { field, ...messageOf(error) });
  }
  return [...fields.values()];
}

function fieldOf({ instancePath, params, keyword }: ErrorObject): string {
  const own =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : undefined;
  const path = instancePath.split('/').slice(1);
  return [...path, ...(typeof own === 'string' ? [own] : [])].join('.').slice(0, 200);
}

function messageOf({ keyword, params, parentSchema }: ErrorObject): Pick<ProblemField, 'messageKey' | 'params'> {
  const key = (name: string) => ({ messageKey: `validation.${name}` });
  const money = parentSchema && 'x-money' in parentSchema;
  switch (keyword) {
    case 'required':
    case 'minItems':
    case 'minProperties':
      return key('required');
    case 'maxLength':
      return { ...key('tooLong'), params: { max: params.limit } };
    case 'minLength':
      if (parentSchema?.format === 'email') return key('email');
      return params.limit === 1 ? key('required') : { ...key('tooShort'), params: { min: params.limit } };
    case 'maximum':
      return money ? key('money') : { ...key('tooBig'), params: { max: params.limit } };
    case 'minimum':
      return money ? key('money') : { ...key('tooSmall'), params: { min: params.limit } };
    case 'enum':
      return key('oneOf');
    case 'format':
      return key(params.format === 'date' || params.format === 'email' ? params.format : 'invalid');
    case 'pattern':
      return key(patterns.find(([start]) => String(params.pattern).startsWith(start))?.[1] ?? 'invalid');
    default:
      return key(money ? 'money' : 'invalid');
  }
}
