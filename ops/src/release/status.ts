import type { components } from '@navette/openapi/types';
import { DEPLOYED_HOST } from '@navette/shared/release';
import { history, previousId, startOf } from '../registry/history.ts';
import { readOverrides, readPolicy } from './rules.ts';
import { currentSet } from '../registry/sets.ts';
import { readTrials, type StagedSet, stagedSets } from '../registry/staged.ts';
import { HOST } from '../registry/keys.ts';
import { publications } from '../registry/versions.ts';
import { hostOf, publishedAs, versionsIn } from './difference.ts';
import { formerVersion } from './rollback.ts';
import { lostOf } from './intact.ts';
import type { Registry } from '../registry/registry.ts';

type Schemas = components['schemas'];

/** Running set, trials, every remote of them by name, and the rules. */
export type ReleaseStatus = Omit<Schemas['OpsStatus'], 'behind' | 'signature'>;

/** The set that runs for everybody. */
export type RunningState = Schemas['OpsRunning'];

/** One remote of what runs or is tried out. */
export type RemoteState = Schemas['OpsRemote'];

/** The set that runs, since when and by whom, with the trials and the rules. */
export async function releaseStatus(registry: Registry): Promise<ReleaseStatus> {
  const [running, trials, policy, overrides] = await Promise.all([
    runningState(registry),
    listTrials(registry),
    readPolicy(registry),
    readOverrides(registry),
  ]);
  return {
    running,
    staged: trials[0] ? formerForm(trials[0]) : null,
    trials,
    remotes: await remotesOf(registry),
    policy,
    overrides: overrides ?? null,
  };
}

async function runningState(registry: Registry): Promise<RunningState | null> {
  const set = await currentSet(registry);
  if (!set) return null;
  const changes = await history(registry);
  const start = startOf(changes, set.id);
  const previous = previousId(changes, set.id) ?? null;
  return {
    set: set.id,
    since: start?.at ?? set.createdAt,
    who: start?.who ?? 'unknown',
    why: start?.why ?? 'unknown',
    verified: start?.verified ?? 'none',
    previous,
    lost: previous === null ? [] : await lostOf(registry, previous),
    contract: set.host.contract,
    host: hostOf(set),
  };
}

/** A trial, with the versions that it brings to what runs. */
export type TrialState = Schemas['OpsTrial'];

/** The trials in force, oldest first. */
export async function listTrials(registry: Registry): Promise<TrialState[]> {
  const [trials, set] = await Promise.all([readTrials(registry), currentSet(registry)]);
  const runs = set ? versionsIn(set) : {};
  return trials.map(({ set: id, versions, roles, users, percent, at, who, why, base, verified }) => ({
    set: id,
    roles,
    users,
    percent,
    at,
    who,
    why,
    base,
    verified,
    remotes: Object.entries(versions).map(([name, after]) => ({ name, before: runs[name] ?? null, after })),
    figures: null,
  }));
}

/** As callers know a trial that were built when there was only one. */
function formerForm(trial: TrialState): NonNullable<ReleaseStatus['staged']> {
  const { set, remotes, roles, users, percent, at, who, why, base, verified } = trial;
  const host = remotes.find(({ name }) => name === HOST)?.after ?? DEPLOYED_HOST;
  return { set, host, roles, users, percent, at, who, why, base, verified };
}

async function remotesOf(registry: Registry): Promise<RemoteState[]> {
  const [runs, trials] = [(await currentSet(registry))?.remotes ?? {}, await stagedSets(registry)];
  const tried = Object.fromEntries(
    trials.flatMap(({ set, versions }) => Object.keys(versions).map((name) => [name, set.remotes[name]] as const)),
  );
  const names = [...new Set([...Object.keys(runs), ...Object.keys(tried)])].filter((name) => name !== HOST).sort();
  return (await Promise.all(names.map((name) => stateOf(registry, name, runs[name], tried[name])))).flat();
}

type Pinned = StagedSet['set']['remotes'][string];

async function stateOf(
  registry: Registry,
  name: string,
  runs: Pinned | undefined,
  tried: Pinned | undefined,
): Promise<RemoteState[]> {
  const shown = runs ?? tried;
  if (!shown) return [];
  const version = publishedAs(shown.base);
  const publication = (await publications(registry, name)).find((entry) => entry.version === version);
  const { titles, contract } = shown.declaration;
  const other = tried && tried.base !== runs?.base ? publishedAs(tried.base) : null;
  return [
    {
      name,
      titles,
      version: runs ? version : null,
      base: shown.base,
      contract,
      publishedAt: publication?.at ?? null,
      staged: other,
      former: runs ? await formerVersion(registry, name) : null,
    },
  ];
}
