import { FAILURE_KINDS, type FailureKind } from '@navette/shared/release';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A version, since a moment from which its loads count. */
export interface RunningVersion {
  remote: string;
  version: string;
  since: Date;
}

/** Loads of a version, as `RemoteState` of the contract counts it. */
export interface LoadTotals {
  sessions: number;
  failed: number;
  errors: number;
  violations: number;
  failures: { kind: FailureKind; sessions: number }[];
}

/** Counts of a version that nobody asked for. */
export const noLoads: LoadTotals = { sessions: 0, failed: 0, errors: 0, violations: 0, failures: [] };

/** Loads of each of these versions since it runs, by remote. A remote without a line was not asked for. */
export async function loadTotals(db: Db, running: readonly RunningVersion[]): Promise<Map<string, LoadTotals>> {
  const [remotes, versions, since] = [
    running.map(({ remote }) => remote),
    running.map(({ version }) => version),
    running.map((one) => one.since),
  ];
  const counted = sql`
    unnest(${remotes}::text[], ${versions}::text[], ${since}::timestamptz[]) as running (remote, version, since)
    join release_load load on load.remote = running.remote and load.version = running.version and load."lastAt" >= running.since`;
  const kinds = [...FAILURE_KINDS];
  const totals = await sql<Omit<LoadTotals, 'failures'> & { remote: string }>`
    select load.remote,
      count(distinct session) filter (where outcome <> 'violation') as sessions,
      count(distinct session) filter (where outcome = any(${kinds}::text[])) as failed,
      count(distinct session) filter (where outcome = 'error') as errors,
      least(coalesce(sum(events) filter (where outcome = 'violation'), 0), 1000000000) as violations
    from ${counted} group by load.remote`.execute(db);
  const failures = await sql<{ remote: string; kind: FailureKind; sessions: number }>`
    select load.remote, outcome as kind, count(distinct session) as sessions
    from ${counted} where outcome = any(${kinds}::text[]) group by load.remote, outcome order by sessions desc, kind`.execute(
    db,
  );
  return new Map(
    totals.rows.map(({ remote, ...total }) => [
      remote,
      {
        ...total,
        failures: failures.rows
          .filter((row) => row.remote === remote)
          .map(({ kind, sessions }) => ({ kind, sessions })),
      },
    ]),
  );
}

/** Loads of all remotes in pages on some sets: those of a host, which is no remote. */
export async function loadsOfSets(
  db: Db,
  sets: readonly string[],
  since: Date,
): Promise<Pick<LoadTotals, 'sessions' | 'failed' | 'errors'>> {
  const { rows } = await sql<Pick<LoadTotals, 'sessions' | 'failed' | 'errors'>>`
    select count(distinct session) filter (where outcome <> 'violation') as sessions,
      count(distinct session) filter (where outcome = any(${[...FAILURE_KINDS]}::text[])) as failed,
      count(distinct session) filter (where outcome = 'error') as errors
    from release_load where "setId" = any(${[...sets]}::text[]) and "lastAt" >= ${since}`.execute(db);
  return rows[0] ?? noLoads;
}
