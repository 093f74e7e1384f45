import { context, SpanKind } from '@opentelemetry/api';
import { contextOf, markFailed, tracer } from './tracing.ts';
import { currentWork } from './work.ts';

/** A completed request to an external service. */
export interface DoneRequest {
  readonly service: string;
  readonly seconds: number;
  readonly failed: boolean;
}

const listeners = new Set<(done: DoneRequest) => void>();

/** Subscribes to completed requests to external services; returns an unsubscribe function. */
export function onRequestDone(listener: (done: DoneRequest) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
    for (const listener of listeners) listener({ service, seconds, failed });
  }
}
