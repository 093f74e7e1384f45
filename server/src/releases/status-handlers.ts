import {
  type ListedChange,
  listHistory,
  listHosts,
  listVersions,
  releaseStatus,
  type RemoteState,
  versionNotes,
} from '@navette/ops/registry';
import { isStaffRole } from '@navette/shared/domain';
import { fitsHost, FAILURE_KINDS, type FailureKind } from '@navette/shared/release';
import type { Handler, Handlers } from '../kernel/operation.ts';
import { invalid } from '../kernel/problem.ts';
import { readable } from './changes/refusals.ts';
import type { ReleaseServices } from './releases.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Changes of the history that are searched for the one that brought a version; counts older than these are pruned soon. */
const CHANGES_READ = 50;
const MAX_CHANGES = 500;

const getReleaseStatus: Handler<'getReleaseStatus', ReleaseServices> = async ({ services: { releases, db } }) => {
  const [host, { running, staged, remotes, policy, overrides }, changes] = await readable(() =>
    Promise.all([
      runningHostOf(releases),
      releaseStatus(releases.registry),
      listHistory(releases.registry, CHANGES_READ),
    ]),
  );
  const totals = await loadTotals(db, runningVersions(remotes, changes));
  const trials = await loadTotals(db, staged ? stagedVersions(remotes, staged.at) : [], staged?.set);
  return {
    host: { version: host.version, contract: host.contract },
    running: running && {
      set: running.set,
      since: running.since,
      who: running.who,
      why: running.why,
      verified: running.verified,
      previous: running.previous,
      lost: [...running.lost],
      host: running.host,
    },
    staged: staged && {
      set: staged.set,
      host: staged.host,
      roles: staged.roles.filter(isStaffRole),
      users: [...staged.users],
      percent: staged.percent,
      at: staged.at,
      who: staged.who,
      why: staged.why,
    },
    remotes: remotes.map(({ name, titles, version, contract, publishedAt, staged: tried, former }) => ({
      name,
      titles,
      version,
      contract,
      fits: fitsHost(contract, host.contract),
      publishedAt,
      staged: tried,
      former,
      trial: tried === null ? null : trialLoads(trials.get(name)),
      ...(totals.get(name) ?? noLoads),
    })),
    policy,
    overrides: overrides && { ...overrides, origins: [...overrides.origins] },
  };
};

/** The host that runs for everybody: the build that the set pins, else the one that came with the server. */
const runningHostOf = async (releases: ReleaseServices['releases']) =>
  (await listHosts(releases.registry)).find(({ running }) => running) ?? (await releases.host());

/** Since when each version runs, also when other remotes changed in the meantime. */
const runningVersions = (remotes: readonly RemoteState[], changes: readonly ListedChange[]): RunningVersion[] =>
  remotes.flatMap(({ name, version }) => {
    if (version === null) return [];
    const came = changes.find((change) => change.remotes.some((one) => one.name === name && one.after === version));
    return [{ remote: name, version, since: new Date(came?.at ?? 0) }];
  });

const stagedVersions = (remotes: readonly RemoteState[], at: string): RunningVersion[] =>
  remotes.flatMap(({ name, staged }) =>
    staged === null ? [] : [{ remote: name, version: staged, since: new Date(at) }],
  );

const trialLoads = ({ sessions, failed, errors }: LoadTotals = noLoads) => ({ sessions, failed, errors });

const listReleaseHistory: Handler<'listReleaseHistory', ReleaseServices> = async ({
  query,
  services: { releases },
}) => {
  const limit = Math.min(query.limit ?? CHANGES_READ, MAX_CHANGES);
  const changes = await readable(() => listHistory(releases.registry, limit));
  return changes.map(({ at, who, why, action, before, after, remotes }) => ({
    at,
    who,
    why,
    action,
    before,
    after,
    remotes: [...remotes],
  }));
};

const listReleaseVersions: Handler<'listReleaseVersions', ReleaseServices> = async ({ services: { releases } }) => {
  const [host, versions] = await readable(() =>
    Promise.all([runningHostOf(releases), listVersions(releases.registry)]),
  );
  return versions.map(({ name, version, at, who, bytes, contract, running, staged }) => ({
    name,
    version,
    at,
    who,
    bytes,
    contract,
    fits: fitsHost(contract, host.contract),
    running,
    staged,
  }));
};

const listReleaseNotes: Handler<'listReleaseNotes', ReleaseServices> = async ({
  query: { name, from = null, to },
  services: { releases },
}) => {
  const { registry } = releases;
  const published = (await readable(() => Promise.all([listVersions(registry), listHosts(registry)]))).flat();
  const named = published.filter((version) => version.name === name);
  if (named.length === 0) throw invalid({ field: 'name', messageKey: 'validation.notFound' });
  if (!named.some(({ version }) => version === to)) throw invalid({ field: 'to', messageKey: 'validation.notFound' });
  return readable(() => versionNotes(registry, name, { from, to }));
};

/** Reads of what runs and what may. */
export const releaseStatusHandlers = {
  getReleaseStatus,
  listReleaseHistory,
  listReleaseVersions,
  listReleaseNotes,
} satisfies Handlers<ReleaseServices>;

interface RunningVersion {
  remote: string;
  version: string;
  since: Date;
}

/** Loads of a version, as `RemoteState` of the contract counts it. */
interface LoadTotals {
  sessions: number;
  failed: number;
  errors: number;
  violations: number;
  failures: { kind: FailureKind; sessions: number }[];
}

/** Counts of a version that nobody asked for. */
const noLoads: LoadTotals = { sessions: 0, failed: 0, errors: 0, violations: 0, failures: [] };

/**
 * Loads of each of these versions since it runs, by remote. A remote without a line was not asked for.
 * @param set counts pages on this set alone
 */
async function loadTotals(db: Db, running: readonly RunningVersion[], set?: string): Promise<Map<string, LoadTotals>> {
  const [remotes, versions, since] = [
    running.map(({ remote }) => remote),
    running.map(({ version }) => version),
    running.map((one) => one.since),
  ];
  const counted = sql`
    unnest(${remotes}::text[], ${versions}::text[], ${since}::timestamptz[]) as running (remote, version, since)
    join release_load load on load.remote = running.remote and load.version = running.version and load."lastAt" >= running.since
      and (${set ?? null}::text is null or load."setId" = ${set ?? null})`;
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
