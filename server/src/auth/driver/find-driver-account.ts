import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A user who is a driver. */
export interface DriverAccount {
  id: number;
  passwordHash: string | null;
  driverId: number;
  /** Seconds between two positions. */
  refreshTime: number;
}

/** The account of an active driver by address; undefined when two active drivers share the address, because it is ambiguous. */
export async function findDriverAccount(db: Db, email: string): Promise<DriverAccount | undefined> {
  const accounts = await db
    .selectFrom('app_user')
    .innerJoin('driver', (join) => join.on(sql`lower(driver.email)`, '=', sql`lower(app_user.email)`))
    .select(['app_user.id', 'passwordHash', 'driver.id as driverId', 'refreshTime'])
    .where((row) => row(row.fn('lower', ['app_user.email']), '=', email.trim().toLowerCase()))
    .where('role', '=', 'driver')
    .where('driver.active', '=', true)
    .limit(2)
    .execute();
  return accounts.length === 1 ? accounts[0] : undefined;
}
