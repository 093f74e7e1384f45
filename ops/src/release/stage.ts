import { isStaffRole, STAFF_ROLES } from '@navette/shared/domain';
import { Refusal } from '../refusal.ts';
import { type By, changing, makeChange } from '../registry/change.ts';
import { keys } from '../registry/keys.ts';
import { assertRights } from '../rights/caller.ts';
import { rightsBetween } from '../rights/needed-rights.ts';
import { newSet, readSet, sameContent, writeSet } from '../registry/sets.ts';
import { type Audience, readStaging, type Staging } from '../registry/staged.ts';
import type { Changed } from './activate.ts';
import { type Assurance, assure } from './assurance.ts';
import { chosen, type VersionChoice } from './choose.ts';

/**
 * Stages versions for a role or named users. Replaces the former staging. Verified as for an activation, but without requiring a boot check.
 * @throws {Unverified} with the report when they do not pass verification
 * @throws {Refusal} when a version is not there, when these versions run for everybody already, or for an audience that is nobody
 */
export async function stage(
  registry: string,
  picks: readonly VersionChoice[] | 'latest',
  audience: Audience,
  by: By,
  assurance: Assurance,
): Promise<Changed> {
  const { roles, users } = checked(audience);
  return changing(registry, async (held) => {
    const { running, ...content } = await chosen(registry, picks, { workingCopies: 'unverified' in assurance });
    if (!running)
      throw new Refusal('Nothing runs yet, so there is nothing to go back to from a trial. Activate a first set.');
    const former = await readStaging(registry);
    const formerSet = former && (await readSet(registry, former.set));
    const fresh = newSet(content, new Date());
    if (sameContent(running, fresh)) throw new Refusal('Exactly these versions run for everybody already.');
    const set = formerSet && sameContent(formerSet, fresh) ? formerSet : fresh;
    if (former?.set === set.id && same(former, { roles, users }))
      return { set: set.id, before: set.id, changed: false, verified: former.verified };
    assertRights(rightsBetween('stage', running, set));
    const verified = await assure(registry, set, assurance, { boot: false });
    await writeSet(registry, set);
    const staging: Staging = {
      set: set.id,
      roles,
      users,
      at: new Date().toISOString(),
      ...by,
      base: running.id,
      verified,
    };
    const change = {
      ...by,
      at: staging.at,
      action: 'stage' as const,
      before: former?.set ?? null,
      after: set.id,
      verified,
      what: `for ${[...roles, ...users].join(', ')}`,
    };
    await makeChange(registry, held, change, {
      key: keys.staged,
      content: `${JSON.stringify(staging, null, 1)}\n`,
    });
    return { set: set.id, before: former?.set ?? null, changed: true, verified };
  });
}

function checked({ roles, users }: Audience): { roles: string[]; users: string[] } {
  const unknown = roles.find((role) => !isStaffRole(role));
  if (unknown !== undefined)
    throw new Refusal(`There is no role ${unknown} among the staff: ${STAFF_ROLES.join(', ')}.`);
  const odd = users.find((user) => !/^[^\s@]+@[^\s@]+$/.test(user));
  if (odd !== undefined) throw new Refusal(`${odd} is not an e-mail address.`);
  if (roles.length + users.length === 0) throw new Refusal('Say for whom: a role, or the e-mail address of a user.');
  return { roles: [...new Set(roles)].sort(), users: [...new Set(users.map((user) => user.toLowerCase()))].sort() };
}

const same = (left: Audience, right: Audience): boolean =>
  JSON.stringify([left.roles, left.users]) === JSON.stringify([right.roles, right.users]);
