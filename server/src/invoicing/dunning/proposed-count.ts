import { brusselsToday } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { ReceivableKind } from '../receivables/aged-queries.ts';
import { owingOf } from './owing-queries.ts';

/** Milliseconds for which a count is cached: the home page of everybody who sends reminders asks for it each minute. */
const CACHED_MS = 60_000;

interface Cached {
  readonly at: number;
  readonly today: string;
  readonly count: Promise<number>;
}

const counts = new WeakMap<Db, Map<ReceivableKind, Cached>>();

/** Number of payers for whom a reminder is proposed today, cached for a minute. */
export function proposedCount(db: Db, kind: ReceivableKind, now: Date): Promise<number> {
  const [at, today] = [now.getTime(), brusselsToday(now)];
  const known = counts.get(db) ?? new Map<ReceivableKind, Cached>();
  counts.set(db, known);
  const cached = known.get(kind);
  if (cached && cached.today === today && at >= cached.at && at < cached.at + CACHED_MS) return cached.count;
  const count = owingOf(db, kind, today).then((rows) => rows.filter(({ proposed }) => proposed).length);
  known.set(kind, { at, today, count });
  count.catch(() => known.delete(kind));
  return count;
}

/** Invalidates the counts, once letters are queued. */
export const forgetCounts = (db: Db): boolean => counts.delete(db);
