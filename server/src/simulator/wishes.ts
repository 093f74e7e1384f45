import { addDays, BookingStatus, brusselsNow, toCents, fromCents } from '@navette/shared/domain';
import type { Db } from '../db/database.ts';

/** A trip that a driver would like to have, at a price. */
export interface Wish {
  readonly bookingId: number;
  readonly price: number | null;
  readonly both: boolean;
}

/** What a driver gets of the price of a trip, in percent. */
const SHARE = 60;

/** Over a weekend, or at night, there is work to ask for too. */
const DAYS_AHEAD = 3;

/** Trips of the next days that are still to be assigned, as drivers hear of them by phone; the next ones first. */
export async function openWishes(db: Db, now: Date): Promise<Wish[]> {
  const { date, time } = brusselsNow(now);
  const rows = await db
    .selectFrom('booking')
    .select(['id', 'price', 'linkedId', 'ap_date', 'ap_time', 'pick_time'])
    .where('ap_date', '>=', date)
    .where('ap_date', '<=', addDays(date, DAYS_AHEAD))
    .where('status', '=', BookingStatus.pending)
    .where('accepted', 'in', [0, 3])
    .where('archivedAt', 'is', null)
    .orderBy('ap_date')
    .orderBy('ap_time')
    .limit(20)
    .execute();
  return rows
    .filter(({ ap_date, ap_time, pick_time }) => ap_date > date || (pick_time ?? ap_time) > time)
    .map(({ id, price, linkedId }) => ({ bookingId: id, price: price === null ? null : fromCents(Math.round((toCents(price) * SHARE) / 100)), both: linkedId !== null }));
}
