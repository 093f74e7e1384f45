import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asProblem } from '../kernel/as-problem.ts';
import type { ProblemError } from '../kernel/problem.ts';

/** Milliseconds for which a failed write reports that the disk is full, or that files can't be written. */
const failedFor = 60_000;

/** Failed writes of the last minute. */
export interface LatelyFailed {
  readonly room: boolean;
  readonly files: boolean;
}

/**
 * Answers every error in the problem shape; details not meant for the caller are only logged, under the incident id.
 * @returns whether a write failed recently: because the disk is full, or because the file folder is not writable
 */
export function handleErrors(app: FastifyInstance): () => LatelyFailed {
  const at = { diskFull: -Infinity, filesUnavailable: -Infinity };
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error);
    if (problem.code === 'diskFull' || problem.code === 'filesUnavailable') at[problem.code] = performance.now();
    return answerProblem(problem, error, request, reply);
  });
  const isLate = (when: number) => performance.now() - when < failedFor;
  return () => ({ room: isLate(at.diskFull), files: isLate(at.filesUnavailable) });
}

/** Also for errors before a route is found, such as an undecodable URL. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answerProblem(asProblem(error), error, request, reply);

function answerProblem(
  problem: ProblemError,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (problem.status >= 500 && !callerLeft(error, reply) && problem.code !== 'notImplemented')
    request.log.error({ err: error }, 'call failed');
  return sendProblem(problem, request, reply);
}

/** Errors of a connection closed by the caller: during a streamed answer, or during the request body. */
const LEFT: Readonly<Record<string, RegExp>> = { ERR_STREAM_PREMATURE_CLOSE: /./, ECONNRESET: /^aborted$/ };

/** Whether the caller is gone: a page that was left, an upload that was cancelled. No failure. */
const callerLeft = (error: unknown, reply: FastifyReply): boolean =>
  reply.raw.destroyed &&
  error instanceof Error &&
  'code' in error &&
  LEFT[String(error.code)]?.test(error.message) === true;

export function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.details.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.body(request.id)));
}
