import type { components } from '@navette/openapi/types';
import type { MenuOverride, ReleaseSet } from '@navette/shared/release';
import { readOverrides, type Policy, readPolicy, permittedOrigins } from '../release/rules.ts';
import { type Content, currentSet, sameContent } from '../registry/sets.ts';
import { stagedSet, type StagedSet, type Audience, audienceInWords } from '../registry/staged.ts';
import {
  hostOf,
  type RemoteDifference,
  remoteDifferences,
  roleDifferences,
  textDifferences,
  versionsOf,
} from '../release/difference.ts';
import { wishInWords } from '../release/menu.ts';
import type { Desired } from './state.ts';
import { assertPublished, targetContent, stagePicks } from './target.ts';
import { about, FaultyValues, withPlaces } from './written.ts';
import type { Registry } from '../registry/registry.ts';
import { Refusal } from '../refusal.ts';
import { checkedAudience, sameAudience } from '../release/stage.ts';
import { HOST } from '../registry/keys.ts';

export type PlannedChange = Readonly<components['schemas']['OpsPlannedChange']>;

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
    unknown.has(user) ? [{ path: ['stage', 'users', index], message: `${user} is not a user of this suite.` }] : [],
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
  const rules = textDifferences(textsOf(policy), textsOf({ ...policy, ...desired.policy }));
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
            ...changesOf('version', remoteDifferences(running, target)),
            ...changesOf('menu', textDifferences(menuInWords(running?.menu), menuInWords(target.menu))),
            ...changesOf('roles', roleDifferences(running?.roles, target.roles)),
          ]
        : []),
      ...stage.changes,
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

/**
 * Compares the wanted trial with the one there is.
 * @param target what is to run for everybody, of which the trial is a change
 * @param differs whether that is to be activated first; a trial is then begun anew on top of it
 * @throws {Refusal} for a trial of what is to run for everybody anyway, or for nobody
 */
function planStage(
  wanted: Desired['stage'],
  staged: StagedSet | undefined,
  target: Content,
  differs: boolean,
): { wanted: Plan['stage']; changes: PlannedChange[] } {
  const before = staged ? trialInWords(versionsIn(staged.set), staged) : null;
  if (!wanted)
    return staged && wanted === null
      ? { wanted: 'end', changes: [{ of: 'stage', name: 'stage', before, after: null }] }
      : { wanted: undefined, changes: [] };
  // Before anything is activated: what follows would otherwise be refused half way.
  const audience = checkedAudience(wanted);
  const stable = versionsIn(target);
  const picks = Object.fromEntries(stagePicks(wanted).map(({ name, version }) => [name, version]));
  if (Object.entries(picks).every(([name, version]) => stable[name] === version))
    throw new Refusal('stage: these versions run for everybody already. Write stage: null for no trial.');
  const tried = { ...stable, ...picks };
  if (staged && !differs && sameAudience(staged, audience) && holds(versionsIn(staged.set), tried, picks))
    return { wanted: undefined, changes: [] };
  const after = trialInWords(picks, wanted);
  return { wanted, changes: [{ of: 'stage', name: 'stage', before, after }] };
}

type Versions = Readonly<Record<string, string>>;

const versionsIn = (set: Content): Versions => ({ ...versionsOf(set.remotes), [HOST]: hostOf(set) });

/** A remote that came after the trial had begun is not in it. */
const holds = (staged: Versions, tried: Versions, picks: Versions): boolean =>
  Object.entries(staged).every(([name, version]) => tried[name] === version) &&
  Object.keys(picks).every((name) => staged[name] !== undefined);

const trialInWords = (versions: Versions, audience: Audience): string =>
  `${Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')} for ${audienceInWords(audience)}`;
