import { isFailure, LOAD_OUTCOMES, type LoadOutcome } from '@navette/shared/release';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Fared } from './judge.ts';

interface Question {
  /** The set that runs: pages on other sets say nothing about it. */
  set: string;
  versions: readonly { remote: string; version: string }[];
  since: Date;
}

/** How versions fared in pages on a set since a moment; those nobody asked for are left out. */
export async function faredSince(db: Db, { set, versions, since }: Question): Promise<Fared[]> {
  const failures = LOAD_OUTCOMES.filter(isFailure);
  const { rows } = await sql<Omit<Fared, 'mainFailure'> & { mainFailure: LoadOutcome | null }>`
    with load as (
      select remote, version, session, outcome
      from unnest(${versions.map(({ remote }) => remote)}::text[], ${versions.map(({ version }) => version)}::text[]) as asked (remote, version)
      join release_load using (remote, version)
      where "setId" = ${set} and "lastAt" >= ${since} and outcome <> 'violation'
    )
    select remote, version,
      count(distinct session) as sessions,
      count(distinct session) filter (where outcome = any(${failures}::text[])) as failed,
      mode() within group (order by outcome) filter (where outcome = any(${failures}::text[])) as "mainFailure"
    from load group by remote, version`.execute(db);
  return rows.map(({ mainFailure, ...fared }) => ({ ...fared, mainFailure: mainFailure ?? undefined }));
}
