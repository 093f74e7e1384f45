import { isStaffRole, STAFF_ROLES } from '@navette/shared/domain';
import { Refusal } from '../refusal.ts';
import type { Audience, Staging } from '../registry/staged.ts';

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
  if (unknown !== undefined)
    throw new Refusal(`There is no role ${unknown} among the staff: ${STAFF_ROLES.join(', ')}.`);
  const odd = users.find((user) => !/^[^\s@]+@[^\s@]+$/.test(user));
  if (odd !== undefined) throw new Refusal(`${odd} is not an e-mail address.`);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Refusal(`${percent} is no whole number of percent from 1 to 100.`);
  if (roles.length + users.length + percent === 0)
    throw new Refusal('Say for whom: a role, the e-mail address of a user, or a share of all users.');
  return {
    roles: [...new Set(roles)].sort(),
    users: [...new Set(users.map((user) => user.toLowerCase()))].sort(),
    percent,
  };
}
