import type { Handler } from '../../../app/operation.ts';
import { notFound } from '../../../app/problem.ts';
import { bookingRows } from '../booking-rows.ts';

/** Outbound and return legs, by day. */
export const listSeriesBookings: Handler<'listSeriesBookings'> = async ({ path, services: { db } }) => {
  const series = await db.selectFrom('booking_series').select('id').where('id', '=', path.id).executeTakeFirst();
  if (!series) throw notFound();
  return bookingRows(db)
    .where('booking.seriesId', '=', path.id)
    .where('booking.archivedAt', 'is', null)
    .orderBy('booking.ap_date')
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .execute();
};
