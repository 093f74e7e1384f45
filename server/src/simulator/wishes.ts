import { Accepted, addDays, BookingStatus, brusselsNow, fromCents, toCents } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A trip that a driver would like to drive, with the demanded price. */
export interface Wish {
  readonly bookingId: number;
  readonly price: number | null;
  readonly both: boolean;
}

/** Demanded share of a trip's price, in percent. */
const SHARE = 60;

/** Includes weekends and nights, so that there is always work to demand. */
const DAYS_AHEAD = 3;

/** Maximum drivers per trip and open demands, at any speed. */
const RIVALS = 2;
const MOST = 6;

/** Unassigned trips of the next days, soonest first; drivers know of them by phone. */
export async function openWishes(db: Db, now: Date): Promise<Wish[]> {
  const { date, time } = brusselsNow(now);
  const rows = await db
    .selectFrom('booking')
    .leftJoin('booking as other', (join) =>
      join
        .onRef('other.id', '=', 'booking.linkedId')
        .on('other.status', '=', BookingStatus.pending)
        .on('other.accepted', 'in', TO_ASSIGN),
    )
    .select(['booking.id', 'booking.price', 'booking.ap_date', 'booking.ap_time', 'booking.pick_time'])
    .select('other.id as otherId')
    .select(
      sql<number>`(select count(*)::integer from demand where demand."bookingId" = booking.id and endtime > ${now})`.as(
        'rivals',
      ),
    )
    .select(sql<number>`(select count(*)::integer from demand where endtime > ${now})`.as('standing'))
    .where('booking.ap_date', '>=', date)
    .where('booking.ap_date', '<=', addDays(date, DAYS_AHEAD))
    .where('booking.status', '=', BookingStatus.pending)
    .where('booking.accepted', 'in', TO_ASSIGN)
    .where('booking.archivedAt', 'is', null)
    .orderBy('booking.ap_date')
    .orderBy('booking.ap_time')
    .limit(40)
    .execute();
  return rows
    .filter(
      ({ ap_date, ap_time, pick_time, rivals, standing }) =>
        standing < MOST && rivals < RIVALS && (ap_date > date || (pick_time ?? ap_time) > time),
    )
    .map(({ id, price, otherId }) => ({
      bookingId: id,
      price: price === null ? null : fromCents(Math.round((toCents(price) * SHARE) / 100)),
      both: otherId !== null,
    }));
}

const TO_ASSIGN = [Accepted.assign, Accepted.refused];
