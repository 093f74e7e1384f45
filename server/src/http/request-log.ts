import type { FastifyInstance } from 'fastify';
import { whenCallEnds } from './call-end.ts';
import { traceIdOfCall } from './observe-calls.ts';

/** One line a call: what was asked by its pattern (addresses hold names and searches), by whom by number, how it ended (499: the caller left before). */
export function logRequests(app: FastifyInstance): void {
  // Looking for secrets costs more than the line; there is no place for one in it.
  const log = app.log.child({}, { redact: [] });
  whenCallEnds(app, (request, { status, ms }) => {
    const { operation } = request.routeOptions.config;
    const line = {
      incidentId: request.id,
      traceId: traceIdOfCall(request),
      operation: operation?.id,
      method: request.method,
      route: request.routeOptions.url,
      status,
      ms: Math.round(ms * 10) / 10,
      user: request.caller?.user.id,
    };
    if (operation) log.info(line, 'call');
    else log.debug(line, 'file');
  });
}
