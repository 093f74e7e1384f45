import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takesFile } from './file-bodies.ts';

/** Milliseconds for a body that is no file. */
const usual = 30_000;

/**
 * Time-out for request bodies: disconnects clients that send one too slowly. Files may take as long as the server's own time-outs allow, until they
 * are refused: data sent after the answer has this time-out.
 */
export function cutSlowBodies(app: FastifyInstance, patience = usual): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const start = (request: FastifyRequest) => {
    const cut = () => request.raw.complete || request.raw.destroy();
    // The body may have arrived while this process was busy: timers run before pending data is read.
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
