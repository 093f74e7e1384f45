import { DEPLOYED_HOST, type Titles } from '@navette/shared/release';
import { history, type VerifiedHow } from '../registry/history.ts';
import { previousId, startOf } from '../registry/history.ts';
import { type OverridePermit, readOverrides } from '../registry/overrides.ts';
import { type Policy, readPolicy } from '../registry/policy.ts';
import { currentSet } from '../registry/sets.ts';
import { type StagedSet, stagedSet } from '../registry/staged.ts';
import { publications } from '../registry/versions.ts';
import { publishedAs } from './difference.ts';
import { formerVersion } from './former-remote.ts';
import { lostOf } from './intact.ts';
import type { Registry } from '../registry/registry.ts';

/** Running set, staged set, and rules. */
export interface ReleaseStatus {
  /** Null before the first activation. */
  readonly running: RunningState | null;
  readonly staged: StagedState | null;
  /** Every remote that runs or is tried out, by name. */
  readonly remotes: readonly RemoteState[];
  readonly policy: Policy;
  /** Null for no overrides, which is usual. */
  readonly overrides: OverridePermit | null;
}

/** The set that is tried out. */
export interface StagedState extends Omit<StagedSet, 'set'> {
  readonly set: string;
  /** The build of the host that it pins; `deployed` for the one that came with the server. */
  readonly host: string;
}

/** The set that runs for everybody. */
export interface RunningState {
  readonly set: string;
  readonly since: string;
  readonly who: string;
  readonly why: string;
  readonly verified: VerifiedHow;
  /** The set a rollback goes to; null when there is none. */
  readonly previous: string | null;
  /** Missing parts of that set, as `dispatch 1.1.0`: a rollback to it would be refused. */
  readonly lost: readonly string[];
  /** The host contract it was made for. */
  readonly contract: string;
  /** The build of the host that it pins; `deployed` for the one that came with the server. */
  readonly host: string;
}

/** One remote of what runs or is tried out. */
export interface RemoteState {
  readonly name: string;
  readonly titles: Titles;
  /** The version that runs; null when it is only tried out. */
  readonly version: string | null;
  /** Address of its files. */
  readonly base: string;
  /** The range of the host contract that the version that runs needs; of one that is only tried out, what that needs. */
  readonly contract: string;
  /** When that version was published; null when the registry does not know. */
  readonly publishedAt: string | null;
  /** The version that is tried out; null when it is not another one. */
  readonly staged: string | null;
  /** The version that a rollback of this remote alone goes to; null when there is none. */
  readonly former: string | null;
}

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

const hostOf = ({ host }: StagedSet['set']): string => host.pinned?.version ?? DEPLOYED_HOST;

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
