import type { ReleaseSet } from '@navette/shared/release';
import { isStaffRole, STAFF_ROLES } from '@navette/shared/domain';
import { canonical } from '../json.ts';
import { Refusal } from '../refusal.ts';
import { type By, changing, makeChange } from '../registry/change.ts';
import { keys } from '../registry/keys.ts';
import type { Registry } from '../registry/registry.ts';
import { currentSet, newSet, readSet, sameContent, writeSet } from '../registry/sets.ts';
import {
  type Audience,
  audienceInWords,
  changedVersions,
  contentOf,
  readTrials,
  type StagedSet,
  stagedSets,
  type Trial,
  trialInWords,
} from '../registry/staged.ts';
import { Damaged, unless, unlessDamaged } from '../registry/stored.ts';
import { assertRights } from '../rights/caller.ts';
import { rightsToTrial } from '../rights/needed-rights.ts';
import type { Changed } from './activate.ts';
import { type Assurance, assure } from './assurance.ts';
import { chosen, isTrialChoice, type TrialChoice, trialOf, type VersionChoice } from './choose.ts';
import { compose } from './compositions.ts';
import { assureTogether, endTrial } from './together.ts';

/**
 * Stages versions for a role, named users or a share of all, beside the trials of other remotes; replaces those of the same remotes. The same versions keep their
 * share of users, so that a larger one keeps those who had it. Verified as for an activation, but without requiring a boot check, and together with every trial
 * that can reach the same user.
 * @param picks a trial: what is tried out already gets another audience.
 * @throws {Unverified} with the report when they do not pass verification
 * @throws {Refusal} when a version is not there, when these versions run for everybody already, or for an audience that is nobody
 */
export async function stage(
  registry: Registry,
  picks: readonly VersionChoice[] | 'latest' | TrialChoice,
  audience: Omit<Audience, 'percent'> & Partial<Audience>,
  by: By,
  assurance: Assurance,
): Promise<Changed> {
  const whom = checkedAudience(audience);
  return changing(registry, async (locked) => {
    const all = (await unlessDamaged(readTrials(registry))) ?? [];
    const { running, set, versions } = await candidate(registry, picks, all, assurance);
    const replaced = all.filter((trial) => Object.keys(trial.versions).some((name) => versions[name] !== undefined));
    const [former] = replaced;
    const isKept = former !== undefined && sameVersions(former.versions, versions);
    if (isKept && sameAudience(former, whom))
      return { set: former.set, before: former.set, changed: false, verified: former.verified };
    assertRights(
      registry.caller,
      [versions, ...replaced.map((trial) => trial.versions)].flatMap(rightsToTrial),
      replaced.map((trial) => `This would end the trial of ${trialInWords(trial)}. `).join(''),
    );
    const verified = await assure(registry, set, assurance, { boot: false });
    const trial: Trial = {
      set: set.id,
      versions,
      share: isKept ? former.share : trialInWords({ versions }),
      ...whom,
      at: isKept ? former.at : new Date().toISOString(),
      ...by,
      base: running.id,
      verified,
    };
    const others = all.filter((one) => !replaced.includes(one));
    const staged = (await unlessDamaged(stagedSets(registry))) ?? [];
    const kept = staged.filter(({ set: { id } }) => others.some((one) => one.set === id));
    const after: StagedSet[] = [...kept, { ...trial, set }];
    await writeSet(registry, set);
    await assureTogether(registry, { running, trials: staged }, { running, trials: after }, assurance);
    const before = former?.set ?? null;
    await makeChange(
      locked,
      by,
      { action: 'stage', before, after: set.id, verified, what: `for ${audienceInWords(whom)}` },
      { key: keys.staged, content: contentOf([...others, trial]) },
    );
    return { set: set.id, before, changed: true, verified };
  });
}

interface Candidate extends Pick<Trial, 'versions'> {
  readonly running: ReleaseSet;
  /** The set of a user whom this trial alone reaches. */
  readonly set: ReleaseSet;
}

async function candidate(
  registry: Registry,
  picks: Parameters<typeof stage>[1],
  trials: readonly Trial[],
  assurance: Assurance,
): Promise<Candidate> {
  if (isTrialChoice(picks)) {
    const { set, versions } = trialOf(trials, picks);
    const running = await currentSet(registry);
    if (!running) throw new Refusal(NOTHING_RUNS);
    return { running, versions, set: compose(running, [{ versions, set: await readSet(registry, set) }]) };
  }
  const { running, ...content } = await chosen(registry, picks, { workingCopies: 'unverified' in assurance });
  if (!running) throw new Refusal(NOTHING_RUNS);
  const fresh = newSet(content, new Date(running.createdAt));
  if (sameContent(running, fresh)) throw new Refusal('These versions already run for everybody.');
  const versions = changedVersions(running, fresh);
  return { running, versions, set: compose(running, [{ versions, set: fresh }]) };
}

const NOTHING_RUNS = 'No set runs yet, so a trial would have no set to return to. Activate a first set.';

/** Whether two trials try out the same versions. */
export const sameVersions = (left: Trial['versions'], right: Trial['versions']): boolean =>
  canonical(left) === canonical(right);

/** Whether two audiences, as they are kept, are the same. */
export const sameAudience = (left: Audience, right: Audience): boolean =>
  JSON.stringify([left.roles, left.users, left.percent]) === JSON.stringify([right.roles, right.users, right.percent]);

/**
 * Ends trials, also those that can't be read: their users are on the stable set again.
 * @param names remotes, or `host`, whose trials end; without any all trials do
 * @throws {MissingRight} for a trial of somebody else; no trial ends then
 */
export async function unstage(registry: Registry, by: By, names: readonly string[] = []): Promise<Changed> {
  return changing(registry, async (locked) => {
    const trials = await unless(Damaged, readTrials(registry), null);
    if (!trials) {
      await makeChange(locked, by, { action: 'unstage' }, { key: keys.staged, content: null });
      return { set: null, before: null, changed: true, verified: 'none' };
    }
    const ending = trials.filter(({ versions }) => names.length === 0 || names.some((name) => name in versions));
    assertRights(
      registry.caller,
      ending.flatMap(({ versions }) => rightsToTrial(versions)),
      `This would end ${ending.map((trial) => `the trial of ${trialInWords(trial)}`).join(' and ')}. `,
    );
    for (const { set } of ending) await endTrial(locked, set, by);
    return { set: null, before: ending[0]?.set ?? null, changed: ending.length > 0, verified: 'none' };
  });
}

/**
 * An audience as it is kept: each role and user once, in order.
 * @throws {Refusal} for a role or an address that is none, a share that is none, or an audience that is nobody
 */
export function checkedAudience({
  roles,
  users,
  percent = 0,
}: Omit<Audience, 'percent'> & Partial<Audience>): Pick<Trial, 'roles' | 'users' | 'percent'> {
  const unknown = roles.find((role) => !isStaffRole(role));
  if (unknown !== undefined) throw new Refusal(`There is no staff role ${unknown}: ${STAFF_ROLES.join(', ')}.`);
  const odd = users.find((user) => !/^[^\s@]+@[^\s@]+$/.test(user));
  if (odd !== undefined) throw new Refusal(`${odd} is not an e-mail address.`);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Refusal(`${percent} is not a whole percentage from 1 to 100.`);
  if (roles.length + users.length + percent === 0)
    throw new Refusal('Name the audience: a role, the e-mail address of a user, or a share of all users.');
  return {
    roles: [...new Set(roles)].sort(),
    users: [...new Set(users.map((user) => user.toLowerCase()))].sort(),
    percent,
  };
}
