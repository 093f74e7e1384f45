import { isFailure, LOAD_OUTCOMES, type LoadOutcome } from '@navette/shared/release';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Fared } from './judge.ts';

/** A version that pages load. */
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
