import type { components } from '@navette/openapi/types';
import { Refusal } from '../refusal.ts';
import type { Content } from '../registry/sets.ts';
import { audienceInWords, type Trial, trialInWords } from '../registry/staged.ts';
import { versionsIn } from '../release/difference.ts';
import { checkedAudience, sameAudience, sameVersions } from '../release/stage.ts';
import { type Desired, wantedTrials, type WantedTrial } from './state.ts';
import { about } from './written.ts';

/** One difference between a desired state and the current one. */
export type PlannedChange = Readonly<components['schemas']['OpsPlannedChange']>;

/** Changes of trials that a desired state needs. */
export interface TrialPlan {
  /** Trials that begin, or go on for others. */
  readonly begin: readonly WantedTrial[];
  /** Trials in whose place such a one comes. */
  readonly replaced: readonly Trial[];
  readonly end: readonly Trial[];
  readonly changes: readonly PlannedChange[];
}

/**
 * Compares the wanted trials with those there are.
 * @param target what is to run for everybody
 * @throws {FaultyValues} for a trial of what is to run for everybody anyway, for nobody, or of a remote that another one has
 */
export async function planTrials(desired: Desired, trials: readonly Trial[], target: Content): Promise<TrialPlan> {
  const wanted = wantedTrials(desired);
  if (!wanted) return { begin: [], replaced: [], end: [], changes: [] };
  const stable = versionsIn(target);
  const asked = await Promise.all(
    wanted.map((one, index) =>
      about(one.path, async () => {
        const audience = checkedAudience(one.wanted);
        if (Object.entries(one.versions).every(([name, version]) => stable[name] === version))
          throw new Refusal('stage: these versions run for everybody already. Write stage: null for no trial.');
        const twice = wanted.slice(0, index).find((other) => shareNames(other, one));
        if (twice) throw new Refusal(`trials: ${trialInWords(one)} is tried out with ${trialInWords(twice)} already.`);
        return { ...one, audience };
      }),
    ),
  );
  const isKept = (trial: Trial) =>
    asked.some((one) => sameVersions(one.versions, trial.versions) && sameAudience(one.audience, trial));
  const changed = trials.filter((trial) => !isKept(trial));
  const begin = asked.filter(
    (one) => !trials.some((trial) => isKept(trial) && sameVersions(one.versions, trial.versions)),
  );
  const replaced = changed.filter((trial) => begin.some((one) => shareNames(one, trial)));
  const end = changed.filter((trial) => !replaced.includes(trial));
  return {
    begin,
    replaced,
    end,
    changes: [
      ...end.map((trial) => changeOf(trial, trial, undefined)),
      ...begin.map((one) =>
        changeOf(
          one,
          replaced.find((trial) => shareNames(one, trial)),
          one,
        ),
      ),
    ],
  };
}

const shareNames = (left: Pick<Trial, 'versions'>, right: Pick<Trial, 'versions'>): boolean =>
  Object.keys(left.versions).some((name) => name in right.versions);

const changeOf = (
  { versions }: Pick<Trial, 'versions'>,
  before: Trial | undefined,
  after: WantedTrial | undefined,
): PlannedChange => ({
  of: 'stage',
  name: Object.keys(versions).join(', '),
  before: before ? `${trialInWords(before)} for ${audienceInWords(before)}` : null,
  after: after ? `${trialInWords(after)} for ${audienceInWords(after.wanted)}` : null,
});
