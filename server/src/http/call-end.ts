import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Status of a call whose caller went away before the end of its answer, as nginx logs it (client closed request). It is never sent. */
const CALLER_LEFT = 499;

/** How a call ended. */
export interface CallEnd {
  readonly status: number;
  /** Milliseconds since it came in. */
  readonly ms: number;
}

/** Runs once for each call: when its answer is sent, or when its connection closes before. Fastify's `onResponse` keeps silent about the second. */
export function whenCallEnds(app: FastifyInstance, ended: (request: FastifyRequest, end: CallEnd) => void): void {
  const answered = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (!answered.has(request)) ended(request, { status: CALLER_LEFT, ms: reply.elapsedTime });
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    answered.add(request);
    ended(request, { status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
}
