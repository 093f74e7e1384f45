import { sql } from 'kysely';
import type { Handler } from '../../app/operation.ts';
import { notFound } from '../../app/problem.ts';
import type { Db } from '../../db/database.ts';
import { bookingRowsWithAddresses } from './booking-rows.ts';

/** Drivers are named by number or by last name; namesakes are answered together. */
export const listDriverBookings: Handler<'listDriverBookings'> = async ({ path, body, services }) => {
  const drivers = await driversNamed(services.db, path.name);
  if (drivers.length === 0) throw notFound();
  return driverDay(services.db, drivers, body.ap_date);
};

/** What drivers do on a day, by pick-up time. */
export const driverDay = (db: Db, drivers: readonly number[], date: string) =>
  bookingRowsWithAddresses(db)
    .where('booking.driverId', 'in', drivers)
    .where('booking.ap_date', '=', date)
    .where('booking.archivedAt', 'is', null)
    .orderBy(sql`coalesce(booking.pick_time, booking.ap_time)`)
    .orderBy('booking.id')
    .execute();

async function driversNamed(db: Db, name: string): Promise<number[]> {
  const number = /^\d{1,9}$/.test(name) ? Number(name) : 0;
  const rows = await db
    .selectFrom('driver')
    .select('id')
    .where((row) => row.or([row('id', '=', number), row(sql`fold(lastname)`, '=', sql`fold(${name})`)]))
    .execute();
  return rows.map(({ id }) => id);
}
