import { AsyncLocalStorage } from 'node:async_hooks';
import {
  context,
  type Context,
  type Span,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
  SpanKind,
} from '@opentelemetry/api';
import { ProblemError } from './problem.ts';

/** Unit of work of the process: a call of the API, a periodic job, a message of a socket. */
export interface Work {
  readonly kind: 'call' | 'job' | 'message';
  /** Operation of the contract, name of the job, event of the socket. */
  readonly name: string;
  /** Incident id in the log; a job has none. */
  readonly incidentId?: string;
}

/** `refused`: it worked and answered a refusal. */
type WorkOutcome = 'done' | 'refused' | 'failed';

/** A completed job or message. */
interface DoneWork {
  readonly work: Work;
  readonly seconds: number;
  readonly outcome: WorkOutcome;
}

const running = new AsyncLocalStorage<Work>();
const listeners = new Set<(done: DoneWork) => void>();

/** Current work of the running code; undefined at the start, and in library callbacks outside of it. */
export const currentWork = (): Work | undefined => running.getStore();

/** Runs code within a work. */
export const withinWork = <Result>(work: Work, run: () => Result): Result => running.run(work, run);

/** Subscribes to completed jobs and messages; returns an unsubscribe function. */
export function onWorkDone(listener: (done: DoneWork) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Publishes a completed job or message. */
function workDone(done: DoneWork): void {
  for (const listener of listeners) listener(done);
}

/** Makes spans; no-ops until main/telemetry has started the SDK. */
export const tracer = (): Tracer => trace.getTracer('navette');

/** Trace id of a span; undefined without tracing, or outside the sample. */
export function traceIdOf(span: Span | undefined): string | undefined {
  const { traceFlags = TraceFlags.NONE, traceId } = span?.spanContext() ?? {};
  return traceFlags & TraceFlags.SAMPLED ? traceId : undefined;
}

/** Trace id of the running code, as a field of the log. */
export function traceField(): { traceId?: string } {
  const traceId = traceIdOf(trace.getActiveSpan());
  return traceId === undefined ? {} : { traceId };
}

/** A context with a span as the current one. */
export const contextOf = (span: Span, parent: Context = context.active()): Context => trace.setSpan(parent, span);

/** Marks a span as failed, with the kind of error only: messages of the database and of programs quote personal values. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', errorType(error));
}

/** SQLSTATE or code of an error, else the name of its class. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Runs a job or message in a span of its own, and reports its outcome and duration. */
export async function observed<Result>(work: Work, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const span = tracer().startSpan(`${work.kind} ${work.name}`, { attributes: { 'navette.work': work.kind } });
  let outcome: WorkOutcome = 'done';
  try {
    return await context.with(contextOf(span), () => withinWork(work, run));
  } catch (error) {
    outcome = error instanceof ProblemError && error.status < 500 ? 'refused' : 'failed';
    if (outcome === 'failed') markFailed(span, error);
    throw error;
  } finally {
    span.end();
    workDone({ work, seconds: (performance.now() - started) / 1000, outcome });
  }
}

/** A periodic job with its name in metrics and traces. */
export const job =
  <Result>(name: string, run: () => Promise<Result>): (() => Promise<Result>) =>
  () =>
    observed({ kind: 'job', name }, run);

/** A completed request to an external service. */
interface DoneRequest {
  readonly service: string;
  readonly seconds: number;
  readonly failed: boolean;
}

const requestListeners = new Set<(done: DoneRequest) => void>();

/** Subscribes to completed requests to external services; returns an unsubscribe function. */
export function onRequestDone(listener: (done: DoneRequest) => void): () => void {
  requestListeners.add(listener);
  return () => requestListeners.delete(listener);
}

/**
 * Calls an external service, in a span of the current work. The span only has the service: URLs contain places and searches of people.
 * @param service its name, as in failures
 */
export async function askOutside<Result>(service: string, ask: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const work = currentWork();
  const span =
    work &&
    tracer().startSpan(`ask ${service}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'peer.service': service, 'navette.operation': work.name },
    });
  let failed = true;
  try {
    const result = await (span ? context.with(contextOf(span), ask) : ask());
    failed = false;
    return result;
  } catch (error) {
    if (span) markFailed(span, error);
    throw error;
  } finally {
    span?.end();
    const seconds = (performance.now() - started) / 1000;
    for (const listener of requestListeners) listener({ service, seconds, failed });
  }
}
