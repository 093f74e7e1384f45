import { isStaffRole } from '@navette/shared/domain';
import type { Db } from '../db/database.ts';

export interface Account {
  id: number;
  passwordHash: string | null;
  mustChangePassword: boolean;
}

/** The staff account of an address; clients and drivers have none here. */
export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'role', 'passwordHash', 'mustChangePassword'])
    .where((row) => row(row.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst();
  return user && isStaffRole(user.role) ? user : undefined;
}
