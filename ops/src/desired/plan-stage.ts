import { DEPLOYED_HOST } from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { checkedAudience } from '../release/checked-audience.ts';
import { HOST } from '../registry/keys.ts';
import type { Content } from '../registry/sets.ts';
import { type Audience, audienceInWords, type StagedSet } from '../registry/staged.ts';
import { versionsOf } from './export.ts';
import type { PlannedChange } from './planned-change.ts';
import type { Desired } from './schema.ts';
import { stagePicks } from './target.ts';

type Wanted = NonNullable<Desired['stage']>;

/** Planned change of the trial. */
export interface StagePlan {
  readonly wanted: Wanted | 'end' | undefined;
  readonly changes: readonly PlannedChange[];
}

/**
 * Compares the wanted trial with the one there is.
 * @param target what is to run for everybody, of which the trial is a change
 * @param differs whether that is to be activated first; a trial is then begun anew on top of it
 * @throws {Refusal} for a trial of what is to run for everybody anyway, or for nobody
 */
export function planStage(
  wanted: Desired['stage'],
  staged: StagedSet | undefined,
  target: Content,
  differs: boolean,
): StagePlan {
  if (wanted === undefined) return { wanted, changes: [] };
  const before = staged ? inWords(versionsIn(staged.set), staged) : null;
  if (wanted === null)
    return staged
      ? { wanted: 'end', changes: [{ of: 'stage', name: 'stage', before, after: null }] }
      : { wanted: undefined, changes: [] };
  // Before anything is activated: what follows would otherwise be refused half way.
  checkedAudience(wanted);
  const stable = versionsIn(target);
  const picks = Object.fromEntries(stagePicks(wanted).map(({ name, version }) => [name, version]));
  if (Object.entries(picks).every(([name, version]) => stable[name] === version))
    throw new Refusal('stage: exactly these versions are to run for everybody. Write stage: null for no trial.');
  const tried = { ...stable, ...picks };
  if (staged && !differs && sameAudience(staged, wanted) && holds(versionsIn(staged.set), tried, picks))
    return { wanted: undefined, changes: [] };
  const after = inWords(picks, wanted);
  return { wanted, changes: [{ of: 'stage', name: 'stage', before, after }] };
}

const versionsIn = ({ remotes, host }: Content): Record<string, string> => ({
  ...versionsOf(remotes),
  [HOST]: host?.pinned?.version ?? DEPLOYED_HOST,
});

/** A remote that came after the trial had begun is not in it. */
const holds = (
  staged: Readonly<Record<string, string>>,
  tried: Readonly<Record<string, string>>,
  picks: Readonly<Record<string, string>>,
): boolean =>
  Object.entries(staged).every(([name, version]) => tried[name] === version) &&
  Object.keys(picks).every((name) => staged[name] !== undefined);

const sameAudience = (left: Audience, right: Audience): boolean => audienceKey(left) === audienceKey(right);

const audienceKey = ({ roles, users, percent }: Audience): string =>
  JSON.stringify([[...new Set(roles)].sort(), [...new Set(users.map((user) => user.toLowerCase()))].sort(), percent]);

const inWords = (versions: Readonly<Record<string, string>>, audience: Audience): string =>
  `${Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')} for ${audienceInWords(audience)}`;
