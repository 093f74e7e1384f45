import type { ReleaseSet } from '@navette/shared/release';
import { unlessDamaged } from '../registry/stored.ts';
import { type By, changing, type Locked, makeChange } from '../registry/change.ts';
import { history, type VerifiedHow, verifiedOf } from '../registry/history.ts';
import { keys } from '../registry/keys.ts';
import { assertRights } from '../rights/caller.ts';
import { rightsBetween } from '../rights/needed-rights.ts';
import { type Content, currentId, currentSet, newSet, pointerTo, sameContent, writeSet } from '../registry/sets.ts';
import { readTrials, type StagedSet, stagedSets, trialInWords } from '../registry/staged.ts';
import { type Assurance, assure } from './assurance.ts';
import { chosen, isTrialChoice, refuseWorkingCopies, type TrialChoice, trialOf, type VersionChoice } from './choose.ts';
import { compose, compositions } from './compositions.ts';
import { assertPromotable } from './figures.ts';
import type { Registry } from '../registry/registry.ts';
import { assureTogether, trialsBeside } from './together.ts';

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
 * which then stays. A trial: what it tries out, which ends it.
 * @throws {Unverified} with the report when they do not pass verification, alone or beside the trials
 * @throws {Refusal} when a version is not there, or what is tried out is no longer a change of what runs
 */
export async function activate(
  registry: Registry,
  picks: readonly VersionChoice[] | 'latest' | 'first' | TrialChoice,
  by: By,
  assurance: Assurance,
): Promise<Changed> {
  return changing(registry, async (locked) => {
    const runs = picks === 'first' ? await currentId(registry) : undefined;
    if (runs !== undefined) return unchanged(registry, runs);
    const { before, running, set, trial }: Tried = isTrialChoice(picks)
      ? await tried(registry, picks, assurance)
      : await candidate(registry, picks === 'first' ? 'latest' : picks, assurance);
    if (running && sameContent(running, set)) return unchanged(registry, running.id);
    assertRights(registry.caller, rightsBetween('activate', running, set));
    const figures = trial && 'figures' in assurance ? await assurance.figures?.(trial.set.id) : undefined;
    if (trial && figures) assertPromotable(figures, trialInWords(trial));
    const verified = await assure(registry, set, assurance, { boot: true });
    await writeSet(registry, set);
    return pointTo(locked, { before, running, set, verified }, by, assurance);
  });
}

/** Result for a set that runs already, with its verification of then. */
async function unchanged(registry: Registry, set: string): Promise<Changed> {
  return { set, before: set, changed: false, verified: verifiedOf(await history(registry), set) };
}

/** A set that was verified and stored, and the one that runs. */
interface Verified extends Next {
  readonly verified: VerifiedHow;
  /** For the history, what the versions do not say. */
  readonly what?: string | undefined;
}

/**
 * Lets a set run for everybody, beside the trials.
 * @throws {Unverified} when a trial does not fit it
 */
export async function pointTo(
  locked: Locked,
  { before, running, set, verified, what }: Verified,
  by: By,
  assurance: Assurance,
): Promise<Changed> {
  const suite = { running, trials: (await unlessDamaged(stagedSets(locked))) ?? [] };
  await assureTogether(locked, suite, { running: set, trials: trialsBeside(set, suite) }, assurance);
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

/** A set with this content; the one that users of trials have already, if it is that, so that they notice nothing. */
export async function setOf(registry: Registry, content: Content): Promise<ReleaseSet> {
  const set = newSet(content, new Date());
  const running = await unlessDamaged(currentSet(registry));
  const trials = (await unlessDamaged(stagedSets(registry))) ?? [];
  const composed = running ? compositions(running, trials).map((one) => one.set) : [];
  return composed.find((one) => sameContent(one, set)) ?? set;
}

interface Tried extends Next {
  readonly trial?: StagedSet;
}

async function tried(registry: Registry, choice: TrialChoice, assurance: Assurance): Promise<Tried> {
  trialOf(await readTrials(registry), choice);
  const trial = trialOf(await stagedSets(registry), choice);
  if (!('unverified' in assurance))
    refuseWorkingCopies(Object.entries(trial.versions).map(([name, version]) => ({ name, version })));
  const running = await currentSet(registry);
  return { before: running?.id ?? null, running, set: running ? compose(running, [trial]) : trial.set, trial };
}
