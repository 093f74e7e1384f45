import type { ReleaseSet } from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { unlessDamaged } from '../registry/stored.ts';
import { type By, changing, type Locked, makeChange } from '../registry/change.ts';
import { history, type VerifiedHow, verifiedOf } from '../registry/history.ts';
import { keys } from '../registry/keys.ts';
import { assertRights } from '../rights/caller.ts';
import { rightsBetween } from '../rights/needed-rights.ts';
import {
  type Content,
  currentId,
  newSet,
  pointerTo,
  readSet,
  sameContent,
  writeSet,
  readStoredSet,
} from '../registry/sets.ts';
import { readStaging } from '../registry/staged.ts';
import { type Assurance, assure } from './assurance.ts';
import { chosen, refuseWorkingCopies, type VersionChoice } from './choose.ts';
import { remoteDifferences, differences } from './difference.ts';
import type { Registry } from '../registry/registry.ts';

/** Result of a change of the running or staged set. */
export interface Changed {
  /** Id of the set that runs, or is tried out, now; null for none. */
  readonly set: string | null;
  readonly before: string | null;
  /** False when it was so already; then nothing was written. */
  readonly changed: boolean;
  /** Verification of the set. */
  readonly verified: VerifiedHow;
}

/**
 * Activates versions for everybody; other remotes stay as they are.
 * @param picks `latest`: the highest published version of every remote, with `unverified` a working copy that was published last. `first`: these, unless a set runs already,
 * which then stays. `staged`: exactly what is tried out; the trial ends with it.
 * @throws {Unverified} with the report when they do not pass verification
 * @throws {Refusal} when a version is not there, or what is tried out is no longer a change of what runs
 */
export async function activate(
  registry: Registry,
  picks: readonly VersionChoice[] | 'latest' | 'first' | 'staged',
  by: By,
  assurance: Assurance,
): Promise<Changed> {
  return changing(registry, async (locked) => {
    const runs = picks === 'first' ? await currentId(registry) : undefined;
    if (runs !== undefined) return unchanged(registry, runs);
    const { before, running, set } =
      picks === 'staged'
        ? await tried(registry, assurance)
        : await candidate(registry, picks === 'first' ? 'latest' : picks, assurance);
    if (running && sameContent(running, set)) return unchanged(registry, running.id);
    assertRights(registry.caller, rightsBetween('activate', running, set));
    const verified = await assure(registry, set, assurance, { boot: true });
    if (picks !== 'staged') await writeSet(registry, set);
    return pointTo(locked, { before, set, verified }, by);
  });
}

/** Result for a set that runs already, with its verification of then. */
async function unchanged(registry: Registry, set: string): Promise<Changed> {
  return { set, before: set, changed: false, verified: verifiedOf(await history(registry), set) };
}

/** A set that was verified and stored, and the id of the one that runs. */
interface Verified {
  readonly before: string | null;
  readonly set: ReleaseSet;
  readonly verified: VerifiedHow;
  /** For the history, what the versions do not say. */
  readonly what?: string | undefined;
}

/** Lets a set run for everybody. */
export async function pointTo(locked: Locked, { before, set, verified, what }: Verified, by: By): Promise<Changed> {
  await makeChange(
    locked,
    by,
    { action: 'activate', before, after: set.id, verified, what },
    { key: keys.current, content: pointerTo(set.id) },
  );
  return { set: set.id, before, changed: true, verified };
}

interface Next {
  readonly before: string | null;
  readonly running: ReleaseSet | undefined;
  readonly set: ReleaseSet;
}

async function candidate(
  registry: Registry,
  picks: readonly VersionChoice[] | 'latest',
  assurance: Assurance,
): Promise<Next> {
  const { before, running, ...content } = await chosen(registry, picks, { workingCopies: 'unverified' in assurance });
  return { before, running, set: await setOf(registry, content) };
}

/** A set with this content; the staged one, if it is that, so that its audience notices nothing. */
export async function setOf(registry: Registry, content: Content): Promise<ReleaseSet> {
  const set = newSet(content, new Date());
  const staging = await readStaging(registry);
  const staged = staging && (await unlessDamaged(readSet(registry, staging.set)));
  return staged && sameContent(staged, set) ? staged : set;
}

async function tried(registry: Registry, assurance: Assurance): Promise<Next> {
  const staging = await readStaging(registry);
  if (!staging) throw new Refusal('Nothing is staged.');
  const before = (await currentId(registry)) ?? null;
  const running = before === null ? undefined : await readSet(registry, before);
  const moved = await stagedBehind(registry);
  if (moved.length > 0)
    throw new Refusal(
      `Since it was staged, ${moved.join(', ')}. Activating it would revert that: stage it again on top of the running set.`,
    );
  const set = await readSet(registry, staging.set);
  if (!('unverified' in assurance))
    refuseWorkingCopies(
      remoteDifferences(running, set).flatMap(({ name, after }) => (after === null ? [] : [{ name, version: after }])),
    );
  return { before, running, set };
}

/** Changes of the running set since the staging began, as text: activating the staged set would revert them. Empty when there are none, or nothing is staged. */
export async function stagedBehind(registry: Registry): Promise<string[]> {
  const [staging, current] = [await readStaging(registry), await currentId(registry)];
  if (!staging || current === undefined || staging.base === current) return [];
  const [base, running] = await Promise.all([readStoredSet(registry, staging.base), readStoredSet(registry, current)]);
  return differences(base, running);
}
