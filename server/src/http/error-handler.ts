import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asProblem } from '../kernel/as-problem.ts';
import type { ProblemError } from '../kernel/problem.ts';

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
