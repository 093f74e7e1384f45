import type { MenuOverride, ReleaseSet } from '@navette/shared/release';
import { readOverrides, type Policy, readPolicy, permittedOrigins } from '../release/rules.ts';
import { type Content, currentSet, newSet, sameContent } from '../registry/sets.ts';
import { takenAway } from '../verify/taken-away.ts';
import { readTrials } from '../registry/staged.ts';
import { type RemoteDifference, remoteDifferences, roleDifferences, textDifferences } from '../release/difference.ts';
import { wishInWords } from '../release/menu.ts';
import type { Desired } from './state.ts';
import { assertPublished, targetContent } from './target.ts';
import { type PlannedChange, planTrials, type TrialPlan } from './trials.ts';
import { about, FaultyValues, type Path, withPlaces } from './written.ts';
import type { Registry } from '../registry/registry.ts';

/** Changes that a desired state needs, with the data to make them. */
export interface Plan {
  /** Empty when everything is as it should be. */
  readonly changes: readonly PlannedChange[];
  readonly running: ReleaseSet | undefined;
  /** The set that is to run; undefined when its content runs already. */
  readonly content: Content | undefined;
  readonly trials: TrialPlan;
  /** Losses of the remotes that run by other versions or removed remotes, a sentence each. */
  readonly takesAway: readonly string[];
  readonly policy: Partial<Policy> | undefined;
  /** The permission that is to be given, or `forbid`; undefined when it stays. */
  readonly overrides: NonNullable<Desired['overrides']> | 'forbid' | undefined;
}

/**
 * Compares a desired state with the current one. Changes nothing.
 * @throws {Refusal} naming the place in its file, when it can't be reached: a version is not published, a menu entry is unknown, a trial is for nobody or for unknown users, an origin is none
 */
export const planOf = (registry: Registry, desired: Desired, options: PlanOptions = {}): Promise<Plan> =>
  withPlaces(desired, async () => {
    const found = await plan(registry, desired, options.workingCopies ?? false);
    for (const { wanted, path } of found.trials.begin) await refuseUnknown(wanted.users, path, options.unknownUsers);
    return found;
  });

/** Inputs of a plan besides the registry. */
export interface PlanOptions {
  /** Whether working copies may run. */
  readonly workingCopies?: boolean;
  /** Of these e-mail addresses those that are no user's, where that can be asked; a trial that begins is not for them. */
  readonly unknownUsers?: (emails: readonly string[]) => Promise<readonly string[]>;
}

async function refuseUnknown(
  users: readonly string[],
  path: Path,
  unknownUsers: PlanOptions['unknownUsers'],
): Promise<void> {
  const unknown = new Set(await unknownUsers?.(users));
  const faults = users.flatMap((user, index) =>
    unknown.has(user) ? [{ path: [...path, 'users', index], message: `${user} is not a user of this suite.` }] : [],
  );
  if (faults.length > 0) throw new FaultyValues(faults);
}

async function plan(registry: Registry, desired: Desired, workingCopies: boolean): Promise<Plan> {
  const [running, staged, policy, permit] = await Promise.all([
    currentSet(registry),
    readTrials(registry),
    readPolicy(registry),
    readOverrides(registry),
  ]);
  await assertPublished(registry, desired, running, staged);
  const target = await targetContent(registry, desired, running, workingCopies);
  const differs = running ? !sameContent(running, target) : Object.keys(target.remotes).length > 0;
  const lost = running && differs ? await takenAway(registry, running, newSet(target, new Date())) : [];
  const trials = await planTrials(desired, staged, target);
  const rules = textDifferences(textsOf(policy), textsOf({ ...policy, ...desired.policy }));
  const overrides = await about(['overrides'], () => planOverrides(desired.overrides, permit));
  return {
    running,
    content: differs ? target : undefined,
    trials,
    takesAway: lost.map(({ detail }) => detail),
    policy: rules.length > 0 ? desired.policy : undefined,
    overrides: overrides.wanted,
    changes: [
      ...(differs
        ? [
            ...changesOf('version', remoteDifferences(running, target)),
            ...changesOf('menu', textDifferences(menuInWords(running?.menu), menuInWords(target.menu))),
            ...changesOf('roles', roleDifferences(running?.roles, target.roles)),
          ]
        : []),
      ...trials.changes,
      ...changesOf('policy', rules),
      ...overrides.changes,
    ],
  };
}

const changesOf = (of: PlannedChange['of'], differences: readonly RemoteDifference[]): PlannedChange[] =>
  differences.map((difference) => ({ of, ...difference }));

const textsOf = (policy: Policy): Record<string, string> =>
  Object.fromEntries(Object.entries(policy).map(([name, value]) => [name, String(value)]));

const menuInWords = (menu: readonly MenuOverride[] = []): Record<string, string> =>
  Object.fromEntries(menu.map((entry) => [entry.path, wishInWords(entry)]));

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
