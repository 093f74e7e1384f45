import type { ReleaseSet } from '@navette/shared/release';
import { readOverrides } from '../registry/overrides.ts';
import { type Policy, readPolicy } from '../registry/policy.ts';
import { type Content, currentSet, newSet, sameContent } from '../registry/sets.ts';
import { stagedSet, type StagedSet } from '../registry/staged.ts';
import { permittedOrigins } from '../release/permit-overrides.ts';
import { remoteDifferences } from '../release/difference.ts';
import { menuChanges, type PlannedChange, policyChanges, rolesChanges } from './planned-change.ts';
import { planStage } from './plan-stage.ts';
import type { Desired } from './schema.ts';
import { assertPublished, targetContent } from './target.ts';
import { about, FaultyValues, withPlaces } from './written.ts';
import type { Registry } from '../registry/registry.ts';

/** Changes that a desired state needs, with the data to make them. */
export interface Plan {
  /** Empty when everything is as it should be. */
  readonly changes: readonly PlannedChange[];
  readonly running: ReleaseSet | undefined;
  /** The set that is to run; undefined when its content runs already. */
  readonly content: Content | undefined;
  /** The trial that is to be begun, or `end`; undefined when it stays. */
  readonly stage: NonNullable<Desired['stage']> | 'end' | undefined;
  readonly policy: Partial<Policy> | undefined;
  /** The permission that is to be given, or `forbid`; undefined when it stays. */
  readonly overrides: NonNullable<Desired['overrides']> | 'forbid' | undefined;
  readonly staged: StagedSet | undefined;
}

/**
 * Compares a desired state with the current one. Changes nothing.
 * @throws {Refusal} naming the place in its file, when it can't be reached: a version is not published, a menu entry is unknown, a trial is for nobody or for unknown users, an origin is none
 */
export const planOf = (registry: Registry, desired: Desired, options: PlanOptions = {}): Promise<Plan> =>
  withPlaces(desired, async () => {
    const found = await plan(registry, desired, options.workingCopies ?? false);
    if (found.stage && found.stage !== 'end') await refuseUnknown(found.stage.users, options.unknownUsers);
    return found;
  });

/** Inputs of a plan besides the registry. */
export interface PlanOptions {
  /** Whether working copies may run. */
  readonly workingCopies?: boolean;
  /** Of these e-mail addresses those that are no user's, where that can be asked; a trial that begins is not for them. */
  readonly unknownUsers?: (emails: readonly string[]) => Promise<readonly string[]>;
}

async function refuseUnknown(users: readonly string[], unknownUsers: PlanOptions['unknownUsers']): Promise<void> {
  const unknown = new Set(await unknownUsers?.(users));
  const faults = users.flatMap((user, index) =>
    unknown.has(user) ? [{ path: ['stage', 'users', index], message: `${user} is no user of this suite.` }] : [],
  );
  if (faults.length > 0) throw new FaultyValues(faults);
}

async function plan(registry: Registry, desired: Desired, workingCopies: boolean): Promise<Plan> {
  const [running, staged, policy, permit] = await Promise.all([
    currentSet(registry),
    stagedSet(registry),
    readPolicy(registry),
    readOverrides(registry),
  ]);
  await assertPublished(registry, desired, running, staged?.set);
  const target = await targetContent(registry, desired, running, workingCopies);
  const differs = running ? !sameContent(running, target) : Object.keys(target.remotes).length > 0;
  const stage = await about(['stage'], () => planStage(desired.stage, staged, target, differs));
  const rules = policyChanges(policy, desired.policy ?? {});
  const overrides = await about(['overrides'], () => planOverrides(desired.overrides, permit));
  return {
    running,
    staged,
    content: differs ? target : undefined,
    stage: stage.wanted,
    policy: rules.length > 0 ? desired.policy : undefined,
    overrides: overrides.wanted,
    changes: [
      ...(differs
        ? [
            ...versionChanges(running, target),
            ...menuChanges(running?.menu ?? [], target.menu),
            ...rolesChanges(running?.roles, target.roles),
          ]
        : []),
      ...stage.changes,
      ...rules,
      ...overrides.changes,
    ],
  };
}

const versionChanges = (running: ReleaseSet | undefined, target: Content): PlannedChange[] =>
  remoteDifferences(running, newSet(target, new Date())).map((difference) => ({ of: 'version', ...difference }));

type Permit = Awaited<ReturnType<typeof readOverrides>>;

function planOverrides(
  wanted: Desired['overrides'],
  permit: Permit,
): { wanted: Plan['overrides']; changes: PlannedChange[] } {
  if (wanted === undefined) return { wanted, changes: [] };
  // A permission whose time is over is none.
  const due = wanted && Date.parse(wanted.until) > Date.now() ? wanted : undefined;
  if (due) permittedOrigins(due.origins, new Date(due.until));
  const [before, after] = [inWords(permit), inWords(due)];
  if (before === after) return { wanted: undefined, changes: [] };
  return { wanted: due ?? 'forbid', changes: [{ of: 'overrides', name: 'overrides', before, after }] };
}

const inWords = (permit: { readonly origins: readonly string[]; readonly until: string } | undefined): string | null =>
  permit ? `from ${permit.origins.toSorted().join(', ')} until ${new Date(permit.until).toISOString()}` : null;
