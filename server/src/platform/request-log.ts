import type { FastifyInstance } from 'fastify';

/** One line a call: what was asked by its pattern (addresses hold names and searches), by whom by number, how it ended. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    const line = {
      operation: operation?.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: request.caller?.user.id,
    };
    if (operation) request.log.info(line, 'call');
    else request.log.debug(line, 'file');
  });
}
