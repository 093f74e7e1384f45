import type { ErrorObject } from 'ajv';
import type { FastifyError } from 'fastify';
import { databaseProblem } from './database-problem.ts';
import { diskFull, filesUnavailable, invalid, ProblemError } from './problem.ts';
import { ServiceError } from './service-error.ts';
import { validationFields } from './validation-fields.ts';

/** Error codes of a folder that is read-only, another user's, no folder, or on a failing disk or share. */
const CLOSED = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'ELOOP', 'ESTALE']);
const NETWORK = new Set(['connect', 'bind', 'listen', 'accept']);

/** For a folder that cannot be created on a read-only disk Node reports the parent as missing. */
const isClosed = (code: string, syscall: string): boolean =>
  (CLOSED.has(code) && !NETWORK.has(syscall)) || (code === 'ENOENT' && syscall === 'mkdir');

/** The problem that an error is answered as. */
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
