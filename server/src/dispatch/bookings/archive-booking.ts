import type { FastifyRequest } from 'fastify';
import { noteForLog } from '../../kernel/log-details.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Author } from './change/save-changes.ts';
import { recordChanges } from './history.ts';
import { type BookingWriting, writeBookings } from './write-bookings.ts';

/** The booking leaves the lists; archiving it again changes nothing. */
export const archiveBooking = (services: BookingWriting, id: number, { caller, at }: Author, request: FastifyRequest) =>
  writeBookings(services, async (trx) => {
    const booking = await trx
      .selectFrom('booking')
      .select(['ap_date', 'archivedAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!booking) throw notFound();
    noteForLog(request, { subject: `#${id}` });
    const result = { affectedRows: 1 };
    if (booking.archivedAt) return { result, ids: [], dates: [] };
    await trx.updateTable('booking').set({ archivedAt: at }).where('id', '=', id).execute();
    await recordChanges(trx, caller, at, [{ bookingId: id, action: 'archive', changes: [] }]);
    return { result, ids: [id], dates: [booking.ap_date] };
  });
