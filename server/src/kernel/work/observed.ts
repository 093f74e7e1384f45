import { context } from '@opentelemetry/api';
import { ProblemError } from '../problem.ts';
import { contextOf, markFailed, tracer } from './tracing.ts';
import { type Work, type WorkOutcome, withinWork, workDone } from './work.ts';

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
