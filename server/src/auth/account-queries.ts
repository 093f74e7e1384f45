import { sql } from 'kysely';
import { isStaffRole, mayCall, type Role } from '@navette/shared/domain';
import type { Db } from '../db/database.ts';
import type { Caller } from '../kernel/caller.ts';
import { conflict } from '../kernel/problem.ts';

export interface Account {
  id: number;
  firstname: string;
  lastname: string;
  role: Role;
  passwordHash: string | null;
  mustChangePassword: boolean;
}

/** The staff account of an address; clients, drivers and inactive users have none. */
export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'firstname', 'lastname', 'role', 'passwordHash', 'mustChangePassword'])
    .where((row) => row(row.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .where('active', '=', true)
    .executeTakeFirst();
  return user && isStaffRole(user.role) ? user : undefined;
}

/** The account of an active driver by address; undefined when two active drivers share the address, because it is ambiguous. */
export async function findDriverAccount(db: Db, email: string) {
  const accounts = await db
    .selectFrom('app_user')
    .innerJoin('driver', (join) => join.on(sql`lower(driver.email)`, '=', sql`lower(app_user.email)`))
    .select(['app_user.id', 'passwordHash', 'driver.id as driverId', 'refreshTime'])
    .where((row) => row(row.fn('lower', ['app_user.email']), '=', email.trim().toLowerCase()))
    .where('role', '=', 'driver')
    .where('app_user.active', '=', true)
    .where('driver.active', '=', true)
    .limit(2)
    .execute();
  return accounts.length === 1 ? accounts[0] : undefined;
}

export const findAddressAndRole = (db: Db, id: number) =>
  db.selectFrom('app_user').select(['email', 'role']).where('id', '=', id).executeTakeFirst();

/** Compare and set: false when the password was changed or reset since it was verified. */
export async function replacePassword(
  db: Db,
  { id, passwordHash: verified }: Account,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ passwordHash, mustChangePassword: false })
    .where('id', '=', id)
    .where('passwordHash', '=', verified)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Accounts of the role super are changed by those alone who also decide on roles (specification/roles.md#changed-roles): with the page `users`, a password could else be
 * set for one, and with it everything be done.
 * @throws ProblemError 409
 */
export function refuseSuper({ user }: Caller, role: Role): void {
  if (role === 'super' && !mayCall(user.pages, ['security'])) throw conflict('user.superOnly');
}

/** Writes down a sign-in, for the list of users. */
export const noteSignIn = (db: Db, userId: number, at: Date) =>
  db
    .insertInto('last_sign_in')
    .values({ userId, at })
    .onConflict((row) => row.column('userId').doUpdateSet({ at }))
    .execute();

/** Sets a temporary password. `mustChange`: its owner chooses another at the next sign-in. */
export const setTemporaryPassword = (db: Db, id: number, passwordHash: string, mustChange: boolean) =>
  db.updateTable('app_user').set({ passwordHash, mustChangePassword: mustChange }).where('id', '=', id).execute();

/**
 * Whether a user is the last active one with the role super, who alone may manage users. The rows of all of them are locked until the transaction ends,
 * ordered by id, so that two removals are serialised and don't deadlock.
 */
export async function isLastSuper(trx: Db, id: number): Promise<boolean> {
  const [first, ...others] = await trx
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 'super')
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return first?.id === id && others.length === 0;
}
