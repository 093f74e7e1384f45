import type pg from 'pg';
import { type Span, SpanKind } from '@opentelemetry/api';
import { markFailed, tracer, currentWork } from '../kernel/work.ts';

/** A statement that is over. */
export interface DoneQuery {
  readonly seconds: number;
  readonly failed: boolean;
  /** Operation, job or event that asked it; undefined at the start. */
  readonly by: string | undefined;
}

interface SlowLog {
  warn(details: object, message: string): void;
}

interface Observation {
  readonly log: SlowLog;
  /** Milliseconds from which a statement counts as slow. */
  readonly slow: number;
}

type Query = (...values: unknown[]) => unknown;

const listeners = new WeakMap<pg.Pool, Set<(done: DoneQuery) => void>>();

/** Tells of every statement on connections of a pool that is observed; answers how to end that. */
export function onQueryDone(pool: pg.Pool, listener: (done: DoneQuery) => void): () => void {
  const known = listeners.get(pool) ?? new Set();
  listeners.set(pool, known.add(listener));
  return () => known.delete(listener);
}

/**
 * Observes the statements of a pool from its next connection on: a span for each that belongs to a call, job or message, and a line in the log for a
 * slow one, both without values. Streams (COPY, cursors) are left out.
 */
export function observeQueries(pool: pg.Pool, { log, slow }: Observation): void {
  pool.on('connect', (client) => {
    const query: Query = client.query.bind(client);
    const observed: Query = (...values) => {
      const started = performance.now();
      const text = textOf(values[0]);
      const span = text === undefined ? undefined : startSpan(text);
      const asked = query(...values);
      if (text === undefined || !(asked instanceof Promise)) {
        span?.end();
        return asked;
      }
      const end = (error?: unknown) => {
        const ms = performance.now() - started;
        if (error !== undefined && span) markFailed(span, error);
        span?.end();
        const work = currentWork();
        if (ms >= slow) log.warn(slowLine(text, ms), 'slow query');
        const done = { seconds: ms / 1000, failed: error !== undefined, by: work?.name };
        for (const listener of listeners.get(pool) ?? []) listener(done);
      };
      asked.then(() => end(), end);
      return asked;
    };
    Object.assign(client, { query: observed });
  });
}

function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  const isConfig = typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked);
  return isConfig && typeof asked.text === 'string' ? asked.text : undefined;
}

function startSpan(text: string): Span | undefined {
  const work = currentWork();
  if (!work) return undefined;
  const verb = /^\s*(\w+)/u.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const span = tracer().startSpan(verb, { kind: SpanKind.CLIENT });
  if (span.isRecording())
    span.setAttributes({
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      'db.query.text': withoutValues(text),
      'navette.operation': work.name,
    });
  return span;
}

function slowLine(text: string, ms: number): object {
  const work = currentWork();
  return {
    operation: work?.name,
    incidentId: work?.incidentId,
    ms: Math.round(ms),
    statement: withoutValues(text),
  };
}

/** Longest statement that a span or a line of the log holds. */
const LONGEST = 2_000;

/** A statement as logs and traces may hold it: texts and numbers become `?`, whitespace one space. */
export const withoutValues = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/gu, '?')
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?\b/gu, '?')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
