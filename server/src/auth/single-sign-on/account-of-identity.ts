import { isStaffRole, type Role } from '@navette/shared/domain';
import type { StaffRole } from '@navette/openapi/enums';
import type { Db } from '../../db/database.ts';
import type { ProvenIdentity } from '../../ports/identity/identity-provider.ts';
import type { GroupRole } from '../../ports/identity/identity-settings.ts';
import { isLastSuper } from '../last-super.ts';

/**
 * Why a person whom the provider knows has no account here:
 * - `noAccount`: nobody has the address, and groups give no role to a new account
 * - `noRole`: roles come from groups, and none of the person's has one
 * - `noEmail`: the provider does not vouch for an address, by which an account would be found
 */
export type NoAccount = 'noAccount' | 'noRole' | 'noEmail';

/** An account of the staff. */
export interface StaffAccount {
  readonly id: number;
  readonly role: StaffRole;
}

/**
 * The account of somebody whom the provider signed in: the one that was linked to the identity before, else the one with the same address, which is linked
 * now, else a new one for who has a role by a group. With rules the role is that of the groups, at each sign-in; the last of the role super keeps it.
 */
export async function accountOfIdentity(
  db: Db,
  identity: ProvenIdentity,
  rules: readonly GroupRole[],
  now: Date,
): Promise<StaffAccount | NoAccount> {
  const role = roleOfGroups(identity.groups, rules);
  if (rules.length > 0 && role === undefined) return 'noRole';
  return db.transaction().execute(async (trx) => {
    const linked = await identityOwner(trx, identity);
    if (linked === undefined && identity.email === undefined) return 'noEmail';
    const account = await lockStaffOf(trx, linked ?? { email: identity.email ?? '' });
    if (!account) return role === undefined ? 'noAccount' : newAccount(trx, identity, role, now);
    const current = staffRole(account.role);
    // Whom the office made a driver or a client is no staff; a group does not change that.
    if (current === undefined) return 'noAccount';
    if (linked === undefined) await linkIdentity(trx, identity, account.id, now);
    return { id: account.id, role: await followGroups(trx, { id: account.id, role: current }, role) };
  });
}

const staffRole = (role: Role): StaffRole | undefined => (isStaffRole(role) ? role : undefined);

async function newAccount(
  trx: Db,
  identity: ProvenIdentity,
  role: StaffRole,
  now: Date,
): Promise<StaffAccount | NoAccount> {
  const { email, firstname, lastname } = identity;
  if (email === undefined) return 'noEmail';
  const created = await insertStaff(trx, { email, role, firstname: firstname || email, lastname: lastname || email });
  // Nothing when a sign-in at the same moment made it.
  const account = created ?? (await lockStaffOf(trx, { email }));
  if (!account) return 'noAccount';
  await linkIdentity(trx, identity, account.id, now);
  return { id: account.id, role };
}

async function followGroups(trx: Db, { id, role }: StaffAccount, wanted: StaffRole | undefined): Promise<StaffRole> {
  if (wanted === undefined || wanted === role) return role;
  if (role === 'super' && (await isLastSuper(trx, id))) return role;
  await setRole(trx, id, wanted);
  return wanted;
}

/** The role of a member of these groups: that of the first rule that fits; undefined when none does. */
const roleOfGroups = (groups: readonly string[], rules: readonly GroupRole[]): StaffRole | undefined =>
  rules.find(({ group }) => groups.includes(group))?.role;

/** A person as a provider names them. */
interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** The user whom an identity is linked to. */
const identityOwner = (db: Db, { issuer, subject }: Identity): Promise<{ readonly id: number } | undefined> =>
  db
    .selectFrom('staff_identity')
    .select('userId as id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** The user of a number or of an address for mail, locked until the transaction ends. */
const lockStaffOf = (trx: Db, wanted: { readonly id: number } | { readonly email: string }) =>
  trx
    .selectFrom('app_user')
    .select(['id', 'role'])
    .where((row) =>
      'id' in wanted ? row('id', '=', wanted.id) : row(row.fn('lower', ['email']), '=', wanted.email.toLowerCase()),
    )
    .forUpdate()
    .executeTakeFirst();

/** Links an identity to a user; of two sign-ins at once the second finds it done. */
const linkIdentity = async (trx: Db, { issuer, subject }: Identity, userId: number, linkedAt: Date) => {
  await trx
    .insertInto('staff_identity')
    .values({ issuer, subject, userId, linkedAt })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
};

/** The new user, who has no password here; nothing when the address has been taken meanwhile. */
const insertStaff = (
  trx: Db,
  user: { readonly email: string; readonly firstname: string; readonly lastname: string; readonly role: StaffRole },
) =>
  trx
    .insertInto('app_user')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

const setRole = async (trx: Db, id: number, role: StaffRole) => {
  await trx.updateTable('app_user').set({ role }).where('id', '=', id).execute();
};
