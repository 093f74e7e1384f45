import { isStaffRole, type Role } from '@navette/shared/domain';
import type { StaffRole } from '@navette/openapi/enums';
import type { Db } from '../../db/database.ts';
import type { ProvenIdentity, GroupRole } from '../../ports/identity-provider.ts';
import { isLastSuper } from '../account-queries.ts';

/**
 * Reason why a person known to the provider has no account here:
 * - `noAccount`: nobody has the address, and groups give no role to a new account
 * - `noRole`: roles come from groups, and none of the person's has one
 * - `noEmail`: the provider has not verified an address, by which an account would be found
 */
export type NoAccount = 'noAccount' | 'noRole' | 'noEmail';

export interface StaffAccount {
  readonly id: number;
  readonly role: StaffRole;
}

/**
 * The account of a person signed in by the provider: the one already linked to the identity, else the one with the same address, which is linked now,
 * else a new one for a person with a role by group. With rules the role is that of the groups, at each sign-in; the last user with the role super
 * keeps it.
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
    if (!account.active) return 'noAccount';
    const current = staffRole(account.role);
    // A user whom the office made a driver or a client is no staff, whatever their groups.
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
  // Undefined when a concurrent sign-in created it.
  const account = created ?? (await lockStaffOf(trx, { email }));
  if (!account?.active) return 'noAccount';
  await linkIdentity(trx, identity, account.id, now);
  return { id: account.id, role };
}

async function followGroups(trx: Db, { id, role }: StaffAccount, wanted: StaffRole | undefined): Promise<StaffRole> {
  if (wanted === undefined || wanted === role) return role;
  if (role === 'super' && (await isLastSuper(trx, id))) return role;
  await setRole(trx, id, wanted);
  return wanted;
}

/** The role of a member of these groups: that of the first matching rule; undefined without one. */
const roleOfGroups = (groups: readonly string[], rules: readonly GroupRole[]): StaffRole | undefined =>
  rules.find(({ group }) => groups.includes(group))?.role;

/** Identity of a person at a provider. */
interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** The user linked to an identity. */
const identityOwner = (db: Db, { issuer, subject }: Identity): Promise<{ readonly id: number } | undefined> =>
  db
    .selectFrom('staff_identity')
    .select('userId as id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** The user of an id or an e-mail address, locked until the transaction ends. */
const lockStaffOf = (trx: Db, wanted: { readonly id: number } | { readonly email: string }) =>
  trx
    .selectFrom('app_user')
    .select(['id', 'role', 'active'])
    .where((row) =>
      'id' in wanted ? row('id', '=', wanted.id) : row(row.fn('lower', ['email']), '=', wanted.email.toLowerCase()),
    )
    .forUpdate()
    .executeTakeFirst();

/** Links an identity to a user; idempotent for concurrent sign-ins. */
const linkIdentity = async (trx: Db, { issuer, subject }: Identity, userId: number, linkedAt: Date) => {
  await trx
    .insertInto('staff_identity')
    .values({ issuer, subject, userId, linkedAt })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
};

/** The new user, without a password; undefined when the address has been taken in the meantime. */
const insertStaff = (
  trx: Db,
  user: { readonly email: string; readonly firstname: string; readonly lastname: string; readonly role: StaffRole },
) =>
  trx
    .insertInto('app_user')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'active'])
    .executeTakeFirst();

const setRole = async (trx: Db, id: number, role: StaffRole) => {
  await trx.updateTable('app_user').set({ role }).where('id', '=', id).execute();
};
