import type { components } from '@navette/openapi/types';
import { history, previousId, startOf } from '../registry/history.ts';
import { readOverrides, readPolicy } from './rules.ts';
import { currentSet } from '../registry/sets.ts';
import { type StagedSet, stagedSet } from '../registry/staged.ts';
import { publications } from '../registry/versions.ts';
import { hostOf, publishedAs } from './difference.ts';
import { formerVersion } from './rollback.ts';
import { lostOf } from './intact.ts';
import type { Registry } from '../registry/registry.ts';

type Schemas = components['schemas'];

/** Running set, staged set, every remote of them by name, and the rules. */
export type ReleaseStatus = Omit<Schemas['OpsStatus'], 'behind' | 'signature'>;

/** The set that runs for everybody. */
export type RunningState = Schemas['OpsRunning'];

/** One remote of what runs or is tried out. */
export type RemoteState = Schemas['OpsRemote'];

/** The set that runs, since when and by whom, with the trial and the rules. */
export async function releaseStatus(registry: Registry): Promise<ReleaseStatus> {
  const [running, staged, policy, overrides] = await Promise.all([
    runningState(registry),
    stagedSet(registry),
    readPolicy(registry),
    readOverrides(registry),
  ]);
  return {
    running,
    staged: staged ? { ...staged, set: staged.set.id, host: hostOf(staged.set) } : null,
    remotes: await remotesOf(registry, staged),
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

async function remotesOf(registry: Registry, staged: StagedSet | undefined): Promise<RemoteState[]> {
  const [runs, tried] = [(await currentSet(registry))?.remotes ?? {}, staged?.set.remotes ?? {}];
  const names = [...new Set([...Object.keys(runs), ...Object.keys(tried)])].sort();
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
