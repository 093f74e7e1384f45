import type { ReleaseChannel } from '@navette/shared/release';
import { history, previousId } from '../registry/history.ts';
import { readOverrides } from './rules.ts';
import { currentId, readSet, readStoredSet, type StoredSet } from '../registry/sets.ts';
import { concerns, type SignedIn, type StagedSet, stagedSets } from '../registry/staged.ts';
import { assertServable } from '../signing/signatures.ts';
import { type Registry, localFolder } from '../registry/registry.ts';
import { HOST, keys } from '../registry/keys.ts';
import { compositions } from './compositions.ts';
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

/** Set that runs for everybody, and the sets of users of trials. */
export interface Offers {
  readonly stable: string;
  readonly trials: readonly StagedSet[];
  /** Set by the trials that make it, as their indices. */
  readonly composed: ReadonlyMap<string, string>;
}

/** Offers by registry, until the pointer or the trials change: every page load asks. */
const known = new Map<string, { readonly state: string; readonly offers: Offers }>();

/** Sets that users get; undefined before the first activation. Trials that can't be read reach nobody. */
export async function readOffers(registry: Registry): Promise<Offers | undefined> {
  const stable = await currentId(registry);
  if (stable === undefined) return undefined;
  const staged = await registry.store.read(keys.staged).catch(() => undefined);
  const state = `${stable} ${staged?.text ?? ''}`;
  const former = known.get(registry.location);
  if (former?.state === state) return former.offers;
  const offers = await composedOffers(registry, stable).catch(() => undefined);
  if (!offers) return { stable, trials: [], composed: new Map() };
  known.set(registry.location, { state, offers });
  return offers;
}

async function composedOffers(registry: Registry, stable: string): Promise<Offers> {
  const trials = await stagedSets(registry);
  const running = trials.length > 0 ? await readSet(registry, stable) : undefined;
  const composed = new Map<string, string>();
  for (const composition of running ? compositions(running, trials) : []) {
    const ids = [
      composition.set.id,
      ...(composition.trials.length === 1 ? composition.trials.map(({ set }) => set.id) : []),
    ];
    const there = await Promise.all(ids.map((id) => readStoredSet(registry, id).catch(() => undefined)));
    const set = there.find((one) => one !== undefined);
    if (set) composed.set(composition.trials.map((trial) => trials.indexOf(trial)).join(), set.id);
  }
  return { stable, trials, composed };
}

/** The set of a user, and whether a trial reaches them. Without the set of all trials that reach them, they get the stable one. */
export function offerFor(
  { stable, trials, composed }: Offers,
  user: SignedIn,
): { set: string; channel: ReleaseChannel } {
  const reached = trials.flatMap((trial, index) => (concerns(trial, user) ? [index] : []));
  const set = composed.get(reached.join());
  return set === undefined ? { set: stable, channel: 'stable' } : { set, channel: 'staged' };
}

/** An unreadable staged set is ignored: its audience gets the stable set. */
async function stagedFor(registry: Registry, user: SignedIn): Promise<StoredSet | undefined> {
  const offers = await readOffers(registry);
  const { set, channel } = offers ? offerFor(offers, user) : { set: '', channel: 'stable' };
  return channel === 'staged' ? servable(registry, set).catch(() => undefined) : undefined;
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
