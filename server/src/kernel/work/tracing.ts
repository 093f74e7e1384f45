import { context, type Context, type Span, SpanStatusCode, trace, TraceFlags, type Tracer } from '@opentelemetry/api';

/** Makes spans; they go nowhere and cost next to nothing until main/telemetry has started the SDK. */
export const tracer = (): Tracer => trace.getTracer('navette');

/** Number of the trace that a span belongs to; undefined while nothing is traced, or this is left out of the sample. */
export function traceIdOf(span: Span | undefined): string | undefined {
  const { traceFlags = TraceFlags.NONE, traceId } = span?.spanContext() ?? {};
  return traceFlags & TraceFlags.SAMPLED ? traceId : undefined;
}

/** Number of the trace that the running code belongs to, as a field of the log. */
export function traceField(): { traceId?: string } {
  const traceId = traceIdOf(trace.getActiveSpan());
  return traceId === undefined ? {} : { traceId };
}

/** A context in which a span is the running one. */
export const contextOf = (span: Span, parent: Context = context.active()): Context => trace.setSpan(parent, span);

/**
 * Marks a span as failed by the kind of error alone: messages of the database and of programs quote values of people.
 */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', errorType(error));
}

/** SQLSTATE or code of an error, else the name of its class. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
