import { sql } from 'kysely';
import type { Handler } from '../../app/operation.ts';
import { bookingRows } from './booking-rows.ts';

export const listBookingsByTransportIds: Handler<'listBookingsByTransportIds'> = async ({ body, services }) =>
  bookingRows(services.db)
    .where('booking.mutualPatientID', '=', sql<string>`any(${body.transportIds}::text[])`)
    .where('booking.archivedAt', 'is', null)
    .orderBy('booking.ap_date', 'desc')
    .orderBy('booking.pick_time')
    .orderBy('booking.id')
    .execute();
