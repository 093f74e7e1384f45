import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf, traceIdOf, tracer, type Work, withinWork } from '../kernel/work.ts';

interface ObservedCall {
  readonly work: Work;
  readonly span: Span;
}

const calls = new WeakMap<FastifyRequest, ObservedCall>();

/** Trace id of a call; undefined without tracing. */
export const traceIdOfCall = (request: FastifyRequest): string | undefined => traceIdOf(calls.get(request)?.span);

/**
 * Sets each call of the contract as context of its statements and log lines, with a span that continues the caller's trace. A span has the route, not
 * the URL: URLs contain ids and searches of people.
 */
export function observeCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { operation } = request.routeOptions.config;
    if (!operation) return done();
    const work: Work = { kind: 'call', name: operation.id, incidentId: request.id };
    const route = request.routeOptions.url ?? '';
    const span = tracer().startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'navette.operation': operation.id,
          'navette.incident_id': request.id,
        },
      },
      propagation.extract(ROOT_CONTEXT, request.headers),
    );
    calls.set(request, { work, span });
    within(request, done);
  });
  // The body is read outside the context of the first hook.
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
  whenCallEnds(app, (request, { status }) => {
    const span = calls.get(request)?.span;
    span?.setAttribute('http.response.status_code', status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

function within(request: FastifyRequest, run: () => void): void {
  const call = calls.get(request);
  if (call) context.with(contextOf(call.span, ROOT_CONTEXT), () => withinWork(call.work, run));
  else run();
}

/** Status of a call whose caller disconnected before the end of the answer, as in nginx (client closed request). It is never sent. */
const CALLER_LEFT = 499;

/** Outcome of a call. */
export interface CallEnd {
  readonly status: number;
  /** Milliseconds since its arrival. */
  readonly ms: number;
}

type EndListener = (request: FastifyRequest, end: CallEnd) => void;

const endListeners = new WeakMap<FastifyInstance, EndListener[]>();

/** Runs once for each call: when its answer is sent, or when its connection closes before. Fastify's `onResponse` does not run in the second case. */
export function whenCallEnds(app: FastifyInstance, ended: EndListener): void {
  const known = endListeners.get(app);
  if (known) {
    known.push(ended);
    return;
  }
  // One pair of hooks for all listeners: a pair for each would cost as much as its work.
  const listeners = [ended];
  endListeners.set(app, listeners);
  const answered = new WeakSet<FastifyRequest>();
  const end = (request: FastifyRequest, { elapsedTime: ms }: FastifyReply, status: number) => {
    for (const listener of listeners) listener(request, { status, ms });
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (!answered.has(request)) end(request, reply, CALLER_LEFT);
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    answered.add(request);
    end(request, reply, reply.statusCode);
    done();
  });
}
