import { context, type Context, type Span, SpanStatusCode, trace, TraceFlags, type Tracer } from '@opentelemetry/api';

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
