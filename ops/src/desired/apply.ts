import { Refusal } from '../refusal.ts';
import { type By, changing, type Locked } from '../registry/change.ts';
import { newSet, writeSet, readStoredSet } from '../registry/sets.ts';
import { assertRights, ADMIN } from '../rights/caller.ts';
import { rightsBetween } from '../rights/needed-rights.ts';
import { pointTo, setOf } from '../release/activate.ts';
import { versionsOf } from '../release/difference.ts';
import { type Assurance, assure } from '../release/assurance.ts';
import { allowOverridesUntil, forbidOverrides, setPolicy } from '../release/rules.ts';
import { stage, unstage } from '../release/stage.ts';
import { type Plan, type PlannedChange, planOf, type PlanOptions } from './plan.ts';
import type { Desired } from './state.ts';
import { stagePicks, targetContent } from './target.ts';
import { withPlaces } from './written.ts';
import type { Registry } from '../registry/registry.ts';

/** Result of applying a desired state. */
export interface Applied {
  /** False when it was so already; then nothing was written. */
  readonly changed: boolean;
  readonly changes: readonly PlannedChange[];
}

/**
 * Brings the registry into a desired state: versions, menu and roles as one new set, then policy, overrides and trial. Idempotent. Rights and verification of
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
    if (plan.changes.length === 0) return { changed: false, changes: [] };
    await assertPermitted(locked, plan);
    await withPlaces(desired, () => assertStage(locked, plan, assurance));
    await activateContent(locked, plan, by, assurance);
    if (plan.policy) await setPolicy(locked, plan.policy, by);
    if (plan.overrides === 'forbid') await forbidOverrides(locked, by);
    else if (plan.overrides)
      await allowOverridesUntil(locked, plan.overrides.origins, new Date(plan.overrides.until), by);
    if (plan.stage === 'end') await unstage(locked, by);
    else if (plan.stage) await stage(locked, stagePicks(plan.stage), plan.stage, by, assurance);
    return { changed: true, changes: plan.changes };
  });
}

/** Rights to every part of a plan, so that nothing is done by halves. */
async function assertPermitted(registry: Registry, plan: Plan): Promise<void> {
  const { running, content, staged, policy, overrides } = plan;
  const trial = await triedContent(registry, plan);
  const base = staged && (await readStoredSet(registry, staged.base).catch(() => undefined));
  const target = content ? newSet(content, new Date()) : running;
  assertRights(registry.caller, [
    ...(content ? rightsBetween('activate', running, target) : []),
    ...(trial ? rightsBetween('stage', target, trial) : []),
    ...(plan.stage && staged ? rightsBetween('stage', base, staged.set) : []),
    ...(policy || overrides ? [ADMIN] : []),
  ]);
}

/** Whether what is to be tried out would pass, before anything else is changed. */
async function assertStage(registry: Registry, plan: Plan, assurance: Assurance): Promise<void> {
  const trial = await triedContent(registry, plan, 'unverified' in assurance);
  if (!trial) return;
  if (!plan.running && !plan.content) throw new Refusal('No set runs yet, so a trial would have no set to return to.');
  await assure(registry, trial, assurance, { boot: false });
}

/** The set of the trial that is to be begun, on top of what is to run. */
async function triedContent(registry: Registry, { stage: wanted, content, running }: Plan, workingCopies = true) {
  if (wanted === undefined || wanted === 'end') return undefined;
  const stable = content ? newSet(content, new Date()) : running;
  const remotes = { ...versionsOf(stable?.remotes ?? {}), ...wanted.remotes };
  const picked = { remotes, ...(wanted.host === undefined ? {} : { host: wanted.host }) };
  return newSet(await targetContent(registry, picked, stable, workingCopies, ['stage']), new Date());
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
  await pointTo(locked, { before: running?.id ?? null, set, verified, what }, by);
}
