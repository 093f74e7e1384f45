import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Status of a call whose caller disconnected before the end of the answer, as in nginx (client closed request). It is never sent. */
const CALLER_LEFT = 499;

/** Outcome of a call. */
export interface CallEnd {
  readonly status: number;
  /** Milliseconds since its arrival. */
  readonly ms: number;
}

/** Runs once for each call: when its answer is sent, or when its connection closes before. Fastify's `onResponse` does not run in the second case. */
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
