import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takesFile } from './file-bodies.ts';

/** Milliseconds for a body that is no file. */
const usual = 30_000;

/**
 * Time-out for request bodies: disconnects clients that send one too slowly. Files may take as long as the server's own time-outs allow, until they are
 * refused: what is sent after the answer has the same time.
 */
export function cutSlowBodies(app: FastifyInstance, patience = usual): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const start = (request: FastifyRequest) => {
    const cut = () => request.raw.complete || request.raw.destroy();
    // A body may have come while this process was busy: timers run before what came is read.
    timers.set(request, setTimeout(() => setImmediate(cut), patience).unref());
  };
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { operation } = request.routeOptions.config;
    if (!operation || !takesFile(operation)) {
      start(request);
    }
    done(null, payload);
  });
  const arrived = (request: FastifyRequest) => clearTimeout(timers.get(request));
  app.addHook('preValidation', async (request) => arrived(request));
  app.addHook('onResponse', async (request) => {
    arrived(request);
    if (!request.raw.complete) start(request);
  });
}
