import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asProblem } from '../kernel/as-problem.ts';
import type { ProblemError } from '../kernel/problem.ts';

/** Milliseconds for which a write that failed says that the disk is full, or that files can't be written. */
const failedFor = 60_000;

/** Failed writes of the last minute. */
export interface LatelyFailed {
  readonly room: boolean;
  readonly files: boolean;
}

/**
 * Whatever goes wrong is answered in the problem shape; what is not meant for the caller stays in the log, under the incident id.
 * @returns whether something could lately not be written: for want of room, or because the folder of files does not let us
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

/** Also for what fails before a route is found, as an address that cannot be decoded. */
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

/** What a connection that the caller closed leaves: of an answer that is sent while it is read, or of a body that did not come to its end. */
const LEFT: Readonly<Record<string, RegExp>> = { ERR_STREAM_PREMATURE_CLOSE: /./, ECONNRESET: /^aborted$/ };

/** Whether the caller is gone: a page that was left, an upload that was given up. No failure. */
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
