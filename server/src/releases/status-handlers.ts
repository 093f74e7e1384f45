import {
  type ListedChange,
  listHistory,
  listHosts,
  listVersions,
  releaseStatus,
  type RemoteState,
  type TrialState,
  versionNotes,
} from '@navette/ops/registry';
import { isStaffRole } from '@navette/shared/domain';
import { fitsHost } from '@navette/shared/release';
import type { Handler, Handlers } from '../kernel/operation.ts';
import { invalid } from '../kernel/problem.ts';
import { readable } from './changes/refusals.ts';
import type { ReleaseServices } from './releases.ts';
import { type LoadTotals, loadTotals, noLoads, type RunningVersion } from './loads/load-totals.ts';
import { trialFigures } from './loads/trial-figures.ts';

/** Changes of the history that are searched for the one that brought a version; counts older than these are pruned soon. */
const CHANGES_READ = 50;
const MAX_CHANGES = 500;

const getReleaseStatus: Handler<'getReleaseStatus', ReleaseServices> = async ({ services: { releases, db } }) => {
  const [host, { running, staged, trials, remotes, policy, overrides }, changes] = await readable(() =>
    Promise.all([
      runningHostOf(releases),
      releaseStatus(releases.registry),
      listHistory(releases.registry, CHANGES_READ),
    ]),
  );
  const totals = await loadTotals(db, runningVersions(remotes, changes));
  const tried = await Promise.all(
    trials.map(async (trial) => ({
      ...trial,
      figures: await trialFigures(db, releases.registry, trial, policy),
      loads: await loadTotals(db, versionsOf(trial)),
    })),
  );
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
    trials: tried.map(({ set, remotes: differences, roles, users, percent, at, who, why, figures }) => ({
      set,
      remotes: [...differences],
      roles: roles.filter(isStaffRole),
      users: [...users],
      percent,
      at,
      who,
      why,
      figures,
    })),
    remotes: remotes.map(({ name, titles, version, contract, publishedAt, staged: onTrial, former }) => ({
      name,
      titles,
      version,
      contract,
      fits: fitsHost(contract, host.contract),
      publishedAt,
      staged: onTrial,
      former,
      trial: onTrial === null ? null : trialLoads(tried.find(({ loads }) => loads.has(name))?.loads.get(name)),
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

const versionsOf = ({ remotes, at }: TrialState): RunningVersion[] =>
  remotes.flatMap(({ name, after }) => (after === null ? [] : [{ remote: name, version: after, since: new Date(at) }]));

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
