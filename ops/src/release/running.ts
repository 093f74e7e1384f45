import type { ReleaseChannel } from '@navette/shared/release';
import { history, previousId } from '../registry/history.ts';
import { readOverrides } from './rules.ts';
import { currentId, readStoredSet, type StoredSet } from '../registry/sets.ts';
import { concerns, readStaging, type SignedIn } from '../registry/staged.ts';
import { assertServable } from '../signing/signatures.ts';
import { type Registry, localFolder } from '../registry/registry.ts';
import { HOST } from '../registry/keys.ts';
import { hostOf } from './difference.ts';
import { byVersion, presentPublications } from '../registry/versions.ts';

/** The release of a page, as `GET /release/current` answers it but for `former`. */
export interface Running {
  readonly channel: ReleaseChannel;
  /** Whether a set is staged for this user, also when they asked for the stable one. */
  readonly preview: boolean;
  readonly set: StoredSet;
  /** Remote → the version that ran before, where it is another one. */
  readonly fallbacks: StoredSet['remotes'];
  /** Id of the set that the fallbacks are from: their files are listed there. */
  readonly former?: string | undefined;
  /** Origins from which developers may take a remote now. */
  readonly overrides: string[];
}

/**
 * The release of a user. Cached, since every page load calls it: sets in memory, the small files until they change.
 * @param user Absent for who has not signed in: the stable set.
 * @param channel `stable` gives the stable set whatever is staged.
 * @returns nothing before the first activation
 */
export async function runningFor(
  registry: Registry,
  user?: SignedIn,
  channel?: 'stable',
): Promise<Running | undefined> {
  const current = await currentId(registry);
  if (current === undefined) return undefined;
  const stable = await servable(registry, current);
  const staged = user && (await stagedFor(registry, user));
  const preview = staged !== undefined;
  // A permission that can't be read allows nothing.
  const overrides = [...((await readOverrides(registry).catch(() => undefined))?.origins ?? [])];
  if (staged && channel !== 'stable')
    return { channel: 'staged', preview, set: staged, fallbacks: others(stable, staged), former: stable.id, overrides };
  const before = await former(registry, current);
  return {
    channel: 'stable',
    preview,
    set: stable,
    fallbacks: others(before, stable),
    former: before?.id,
    overrides,
  };
}

/**
 * A set that browsers may be answered from.
 * @throws {Refusal} when it is not signed, where that is required
 */
export async function servable(registry: Registry, id: string): Promise<StoredSet> {
  const set = await readStoredSet(registry, id);
  await assertServable(registry, set);
  return set;
}

/** An unreadable staged set is ignored: its audience gets the stable set. */
async function stagedFor(registry: Registry, user: SignedIn): Promise<StoredSet | undefined> {
  const staging = await readStaging(registry).catch(() => undefined);
  return staging && concerns(staging, user) ? servable(registry, staging.set).catch(() => undefined) : undefined;
}

async function former(registry: Registry, current: string): Promise<StoredSet | undefined> {
  const id = previousId(await history(registry), current);
  return id === undefined ? undefined : servable(registry, id).catch(() => undefined);
}

const others = (former: StoredSet | undefined, { remotes }: StoredSet): StoredSet['remotes'] =>
  Object.fromEntries(
    Object.entries(former?.remotes ?? {}).filter(
      ([name, { base }]) => remotes[name] !== undefined && remotes[name].base !== base,
    ),
  );

export interface HostBuild {
  readonly version: string;
  /** Path of its files on this machine. */
  readonly folder: () => Promise<string>;
}

/** The published builds of the host whose files are there, the highest version first. */
export async function publishedHosts(registry: Registry): Promise<readonly HostBuild[]> {
  const versions = (await presentPublications(registry, HOST)).map(({ version }) => version);
  return [...new Set(versions)]
    .toSorted((left, right) => byVersion(right, left))
    .map((version) => ({ version, folder: () => localFolder(registry, HOST, version) }));
}

/** The build of the host that the set pins which runs for everybody: a version, or `deployed`. Cached, since every page load asks. */
export async function runningHost(registry: Registry): Promise<string> {
  const current = await currentId(registry);
  const set = current === undefined ? undefined : await readStoredSet(registry, current);
  return hostOf(set);
}

/**
 * The build of the host that is to be served: that of {@link runningHost}.
 * @throws {Refusal} when the running set is not signed, where that is required
 */
export async function servedHost(registry: Registry): Promise<string> {
  const current = await currentId(registry);
  if (current !== undefined) await assertServable(registry, await readStoredSet(registry, current));
  return runningHost(registry);
}
