import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorObject } from 'ajv';
import { databaseProblem } from './database-problem.ts';
import { ServiceError } from '../ports/http/service-error.ts';
import { invalid, ProblemError } from './problem.ts';
import { validationFields } from './validation-fields.ts';

/** Whatever goes wrong is answered in the problem shape; what is not meant for the caller stays in the log, under the incident id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Also for what fails before a route is found, as an address that cannot be decoded. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error);
  if (problem.status >= 500 && problem.code !== 'notImplemented') request.log.error({ err: error }, 'call failed');
  return sendProblem(problem, request, reply);
}

export function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.details.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.body(request.id)));
}

/** What went wrong as the problem it is answered as. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (!(error instanceof Error)) return new ProblemError(500, 'internal');
  if (error instanceof ServiceError)
    return new ProblemError(503, 'service.unavailable', { params: { service: error.service } });
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
