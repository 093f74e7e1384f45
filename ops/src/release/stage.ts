import type { ReleaseSet } from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { type By, changing, makeChange } from '../registry/change.ts';
import { unlessDamaged, Damaged, unless } from '../registry/stored.ts';
import { keys } from '../registry/keys.ts';
import { assertRights } from '../rights/caller.ts';
import { rightsBetween } from '../rights/needed-rights.ts';
import { newSet, readSet, sameContent, writeSet, readStoredSet, type StoredSet } from '../registry/sets.ts';
import { type Audience, audienceInWords, readStaging, type Staging } from '../registry/staged.ts';
import type { Changed } from './activate.ts';
import { type Assurance, assure } from './assurance.ts';
import { chosen, type VersionChoice } from './choose.ts';
import type { Registry } from '../registry/registry.ts';
import { isStaffRole, STAFF_ROLES } from '@navette/shared/domain';

/**
 * Stages versions for a role, named users or a share of all. The same versions again keep their set, so that a larger share keeps those who had it. Replaces the former staging. Verified as for an activation, but without requiring a boot check.
 * @param picks `staged`: what is staged already gets another audience.
 * @throws {Unverified} with the report when they do not pass verification
 * @throws {Refusal} when a version is not there, when these versions run for everybody already, or for an audience that is nobody
 */
export async function stage(
  registry: Registry,
  picks: readonly VersionChoice[] | 'latest' | 'staged',
  audience: Omit<Audience, 'percent'> & Partial<Audience>,
  by: By,
  assurance: Assurance,
): Promise<Changed> {
  const whom = checkedAudience(audience);
  return changing(registry, async (locked) => {
    const former = await unlessDamaged(readStaging(registry));
    const { set, base, from } = await candidate(registry, picks, former, assurance);
    if (former?.set === set.id && sameAudience(former, whom))
      return { set: set.id, before: set.id, changed: false, verified: former.verified };
    assertRights(registry.caller, rightsBetween('stage', from, set));
    const verified = await assure(registry, set, assurance, { boot: false });
    await writeSet(registry, set);
    const staging: Staging = {
      set: set.id,
      ...whom,
      at: new Date().toISOString(),
      ...by,
      base,
      verified,
    };
    const before = former?.set ?? null;
    await makeChange(
      locked,
      by,
      { action: 'stage', at: staging.at, before, after: set.id, verified, what: `for ${audienceInWords(whom)}` },
      { key: keys.staged, content: `${JSON.stringify(staging, null, 1)}\n` },
    );
    return { set: set.id, before, changed: true, verified };
  });
}

interface Trial {
  readonly set: ReleaseSet;
  /** Id of the set that it is a change of. */
  readonly base: string;
  /** The set with the id `base`; undefined when it can't be read any more. */
  readonly from: StoredSet | undefined;
}

async function candidate(
  registry: Registry,
  picks: Parameters<typeof stage>[1],
  former: Staging | undefined,
  assurance: Assurance,
): Promise<Trial> {
  const formerSet = former && (await readSet(registry, former.set));
  if (picks === 'staged') {
    if (!former || !formerSet) throw new Refusal('Nothing is staged.');
    const from = await readStoredSet(registry, former.base).catch(() => undefined);
    return { set: formerSet, base: former.base, from };
  }
  const { running, ...content } = await chosen(registry, picks, { workingCopies: 'unverified' in assurance });
  if (!running) throw new Refusal('No set runs yet, so a trial would have no set to return to. Activate a first set.');
  const fresh = newSet(content, new Date());
  if (sameContent(running, fresh)) throw new Refusal('These versions already run for everybody.');
  return { set: formerSet && sameContent(formerSet, fresh) ? formerSet : fresh, base: running.id, from: running };
}

/** Whether two audiences, as they are kept, are the same. */
export const sameAudience = (left: Audience, right: Audience): boolean =>
  JSON.stringify([left.roles, left.users, left.percent]) === JSON.stringify([right.roles, right.users, right.percent]);

/** Ends the trial, also one that can't be read: everybody is on the stable set again. */
export async function unstage(registry: Registry, by: By): Promise<Changed> {
  return changing(registry, async (locked) => {
    const staging = await unless(Damaged, readStaging(registry), { set: null });
    if (!staging) return { set: null, before: null, changed: false, verified: 'none' };
    await makeChange(locked, by, { action: 'unstage', before: staging.set }, { key: keys.staged, content: null });
    return { set: null, before: staging.set, changed: true, verified: 'none' };
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
}: Omit<Audience, 'percent'> & Partial<Audience>): Pick<Staging, 'roles' | 'users' | 'percent'> {
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
