import { type LoadOutcome, isFailure, LOAD_OUTCOMES } from '@navette/shared/release';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { insertLog } from '../../masterdata/public.ts';

/** When the suite goes back by itself, as ops decided. */
export interface RollbackPolicy {
  automatic: boolean;
  /** Share of sessions with a failure of one remote that is still accepted, 0 to 1. */
  budget: number;
  /** Sessions that must have asked for the remote before anything is decided. */
  minimum: number;
  /** Length of time that is looked at. */
  minutes: number;
}

/** Author in the history. */
export const AUTOMATIC = 'automatic';

/** Writes a change that the server made by itself into the log of changes. */
export const logAutomatic = (db: Db, command: 'rollback' | 'unstage', body: object): Promise<void> =>
  insertLog(db, {
    userId: null,
    role: null,
    method: 'POST',
    url: `/service/release/${command}`,
    body: JSON.stringify({ who: AUTOMATIC, ...body }),
  });

/** Loads of a remote in the observation window. */
export interface Fared {
  remote: string;
  version: string;
  /** Sessions in which it was asked for. */
  sessions: number;
  /** Of these, sessions in which it failed. */
  failed: number;
  /** Most frequent kind of failure; undefined for none. */
  mainFailure: LoadOutcome | undefined;
}

/**
 * The remotes that pass the budget, the one with the largest share of failures first.
 * @returns none when all is well, or when there are too few reports to decide
 */
export function judge(remotes: readonly Fared[], { automatic, budget, minimum }: RollbackPolicy): Fared[] {
  if (!automatic) return [];
  return remotes
    .filter(({ sessions, failed }) => sessions > 0 && sessions >= minimum && failed / sessions > budget)
    .toSorted((left, right) => right.failed / right.sessions - left.failed / left.sessions);
}

/** The reason, for the history: remotes, versions, counts and what failed most. English, as all of the history. */
export function reasonOf(failing: readonly Fared[], { budget, minutes }: RollbackPolicy): string {
  const parts = failing.map(
    ({ remote, version, sessions, failed, mainFailure }) =>
      `${remote} ${version} failed in ${failed} of ${sessions} sessions within ${minutes} min, mainly ${mainFailure ?? 'unknown'}`,
  );
  return `${parts.join('; ')}; the budget is ${Math.round(budget * 1000) / 10} %`;
}

export interface LoadedVersion {
  remote: string;
  version: string;
}

interface Question {
  /** Pages on other sets say nothing about the versions; absent for pages on any set. */
  sets?: readonly string[];
  versions: readonly LoadedVersion[];
  /** Absent for all that is remembered. */
  since?: Date;
}

/** Loads of versions in pages; versions that nobody asked for are left out. */
export async function faredSince(db: Db, { sets, versions, since }: Question): Promise<Fared[]> {
  if (versions.length === 0) return [];
  const failures = LOAD_OUTCOMES.filter(isFailure);
  const { rows } = await sql<Omit<Fared, 'mainFailure'> & { mainFailure: LoadOutcome | null }>`
    with load as (
      select remote, version, session, outcome
      from unnest(${versions.map(({ remote }) => remote)}::text[], ${versions.map(({ version }) => version)}::text[]) as asked (remote, version)
      join release_load using (remote, version)
      where (${sets ?? null}::text[] is null or "setId" = any(${sets ?? null}::text[]))
        and "lastAt" >= ${since ?? new Date(0)} and outcome <> 'violation'
    )
    select remote, version,
      count(distinct session) as sessions,
      count(distinct session) filter (where outcome = any(${failures}::text[])) as failed,
      mode() within group (order by outcome) filter (where outcome = any(${failures}::text[])) as "mainFailure"
    from load group by remote, version`.execute(db);
  return rows.map(({ mainFailure, ...fared }) => ({ ...fared, mainFailure: mainFailure ?? undefined }));
}

/** Remotes that fail and did not before. */
export async function newly(
  failing: readonly Fared[],
  before: () => Promise<Fared[]>,
  policy: RollbackPolicy,
): Promise<Fared[]> {
  if (failing.length === 0) return [];
  const failed = new Set(judge(await before(), policy).map(({ remote }) => remote));
  return failing.filter(({ remote }) => !failed.has(remote));
}
