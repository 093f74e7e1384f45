import type { ReleaseSet } from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { type By, changing, type Locked } from '../registry/change.ts';
import { newSet, writeSet } from '../registry/sets.ts';
import { type StagedSet, stagedSets } from '../registry/staged.ts';
import { assertRights, ADMIN } from '../rights/caller.ts';
import { rightsBetween, rightsToTrial } from '../rights/needed-rights.ts';
import { pointTo, setOf } from '../release/activate.ts';
import { versionsOf } from '../release/difference.ts';
import { type Assurance, assure } from '../release/assurance.ts';
import { allowOverridesUntil, forbidOverrides, setPolicy } from '../release/rules.ts';
import { stage } from '../release/stage.ts';
import { type Plan, planOf, type PlanOptions } from './plan.ts';
import { type Desired, stagePicks, type WantedTrial } from './state.ts';
import { assureTogether, endTrial, trialsBeside } from '../release/together.ts';
import { targetContent } from './target.ts';
import type { PlannedChange } from './trials.ts';
import { withPlaces } from './written.ts';
import type { Registry } from '../registry/registry.ts';

/** Result of applying a desired state. */
export interface Applied {
  /** False when it was so already; then nothing was written. */
  readonly changed: boolean;
  readonly changes: readonly PlannedChange[];
  /** Losses of the remotes that run, a sentence each. */
  readonly takesAway: readonly string[];
}

/**
 * Brings the registry into a desired state: versions, menu and roles as one new set, then policy, overrides and trials. Idempotent. Rights and verification of
 * everything come before the first change, and one lock is held for all of them, so that two at once come one after the other.
 * @param unknownUsers of addresses those that are no user's, where that can be asked
 * @throws {MissingRight} when the caller lacks a right for any part of it
 * @throws {Unverified} when what is to run, or to be tried out, does not pass
 * @throws {Refusal} when the state can't be reached
 */
export async function apply(
  registry: Registry,
  desired: Desired,
  by: By,
  assurance: Assurance,
  unknownUsers?: PlanOptions['unknownUsers'],
): Promise<Applied> {
  return changing(registry, async (locked) => {
    const plan = await planOf(locked, desired, { workingCopies: 'unverified' in assurance, unknownUsers });
    if (plan.changes.length === 0) return { changed: false, changes: [], takesAway: [] };
    await assertPermitted(locked, plan);
    await withPlaces(desired, () => assertTrials(locked, plan, assurance));
    for (const { set } of plan.trials.end) await endTrial(locked, set, by);
    await activateContent(locked, plan, by, assurance);
    if (plan.policy) await setPolicy(locked, plan.policy, by);
    if (plan.overrides === 'forbid') await forbidOverrides(locked, by);
    else if (plan.overrides)
      await allowOverridesUntil(locked, plan.overrides.origins, new Date(plan.overrides.until), by);
    for (const { wanted } of plan.trials.begin) await stage(locked, stagePicks(wanted), wanted, by, assurance);
    return { changed: true, changes: plan.changes, takesAway: plan.takesAway };
  });
}

/** Rights to every part of a plan, so that nothing is done by halves. */
async function assertPermitted(registry: Registry, plan: Plan): Promise<void> {
  const { running, content, trials, policy, overrides } = plan;
  assertRights(registry.caller, [
    ...(content ? rightsBetween('activate', running, newSet(content, new Date())) : []),
    ...[...trials.begin, ...trials.replaced, ...trials.end].flatMap(({ versions }) => rightsToTrial(versions)),
    ...(policy || overrides ? [ADMIN] : []),
  ]);
}

/** Whether what is to be tried out would pass beside what is to run, before anything else is changed. */
async function assertTrials(registry: Registry, plan: Plan, assurance: Assurance): Promise<void> {
  const { running, content, trials } = plan;
  const next = content ? newSet(content, new Date()) : running;
  const suite = { running, trials: await stagedSets(registry) };
  const isIn = (list: readonly { readonly set: string }[], id: string) => list.some(({ set }) => set === id);
  const stays = next ? trialsBeside(next, suite).filter(({ set }) => !isIn(trials.end, set.id)) : [];
  const begins = await Promise.all(trials.begin.map((wanted) => triedOut(registry, wanted, next, assurance)));
  for (const { set } of begins) await assure(registry, set, assurance, { boot: false });
  const goesOn = stays.filter(({ set }) => !isIn(trials.replaced, set.id));
  for (const together of begins.length > 0 ? [stays, [...goesOn, ...begins]] : [])
    if (next) await assureTogether(registry, suite, { running: next, trials: together }, assurance);
}

/** A trial that is to begin, on top of what is to run. */
async function triedOut(
  registry: Registry,
  { wanted, path, versions }: WantedTrial,
  stable: ReleaseSet | undefined,
  assurance: Assurance,
): Promise<StagedSet> {
  if (!stable) throw new Refusal('No set runs yet, so a trial would have no set to return to.');
  const picked = {
    remotes: { ...versionsOf(stable.remotes), ...wanted.remotes },
    ...(wanted.host === undefined ? {} : { host: wanted.host }),
  };
  const set = newSet(await targetContent(registry, picked, stable, 'unverified' in assurance, path), new Date());
  const { roles, users, percent } = wanted;
  const rest = { at: '', who: '', why: '', base: stable.id, share: '', verified: 'none' } as const;
  return { ...rest, set, versions, roles: [...roles], users: [...users], percent };
}

async function activateContent(
  locked: Locked,
  { content, running, changes }: Plan,
  by: By,
  assurance: Assurance,
): Promise<void> {
  if (!content) return;
  const set = await setOf(locked, content);
  const verified = await assure(locked, set, assurance, { boot: true });
  await writeSet(locked, set);
  const others = changes
    .filter(({ of }) => of === 'menu' || of === 'roles')
    .map(({ of, name, after }) => `${of} ${name}: ${after ?? 'as declared'}`);
  const what = others.length === 0 ? undefined : others.join('; ');
  await pointTo(locked, { before: running?.id ?? null, running, set, verified, what }, by, assurance);
}
