import { context, SpanKind } from '@opentelemetry/api';
import { contextOf, markFailed, tracer } from './tracing.ts';
import { currentWork } from './work.ts';

/** A request to an outside service that is over. */
export interface DoneRequest {
  readonly service: string;
  readonly seconds: number;
  readonly failed: boolean;
}

const listeners = new Set<(done: DoneRequest) => void>();

/** Tells of every request to an outside service that is over; answers how to end that. */
export function onRequestDone(listener: (done: DoneRequest) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks an outside service, as a span of the running work. It says the service alone: addresses of requests hold places and searches of people.
 * @param service its name, as failures have it
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
