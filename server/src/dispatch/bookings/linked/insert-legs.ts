import { pickUpOnDay } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/types.ts';
import type { NewTrip } from './return-leg.ts';

type Booking = Row<'booking'>;

/** Inserts a trip on each day, in the order of the days. A computed pick-up is that of the day. */
export function insertTrips(trx: Db, days: readonly string[], trip: NewTrip): Promise<Booking[]> {
  return insert(
    trx,
    days.map((ap_date) => ({ ...trip, ap_date, pick_time: pickUpOnDay(trip, ap_date) })),
  );
}

/** Inserts the return after each outbound leg and links the two. Answers the outbound legs, then the returns. */
export async function insertReturns(trx: Db, there: readonly Booking[], home: NewTrip): Promise<Booking[]> {
  const returns = await insert(
    trx,
    there.map(({ id, ap_date }) => ({ ...home, ap_date, linkedId: id })),
  );
  const homeOf = new Map(returns.map(({ id, linkedId }) => [linkedId, id]));
  await sql`
    update booking set "linkedId" = home.id from booking home
    where home."linkedId" = booking.id and home.id = any(${returns.map(({ id }) => id)}::integer[])`.execute(trx);
  return [...there.map((trip) => ({ ...trip, linkedId: homeOf.get(trip.id) ?? null })), ...returns];
}

const insert = (trx: Db, trips: readonly (NewTrip & { ap_date: string })[]): Promise<Booking[]> =>
  trx.insertInto('booking').values(trips).returningAll().execute();
