import { refusalsOf, type Refusals } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Drivers who refused bookings, by booking; bookings without a refusal are missing. */
export async function readRefusals(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Refusals>> {
  const bookings = await db
    .selectFrom('booking')
    .select(['id', 'driverId', 'accepted'])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
  if (bookings.length === 0) return new Map();
  const lines = await db
    .selectFrom('booking_history')
    .select(['bookingId', 'at', 'changes'])
    .where('bookingId', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where(sql<boolean>`(changes @> '[{"field": "accepted"}]' or changes @> '[{"field": "driverId"}]')`)
    .orderBy('id', 'desc')
    .execute();
  const found = bookings.map((booking) => {
    const own = lines.filter(({ bookingId }) => bookingId === booking.id);
    return [booking.id, refusalsOf(booking, own)] as const;
  });
  return new Map(found.filter(([, refusals]) => refusals.size > 0));
}
