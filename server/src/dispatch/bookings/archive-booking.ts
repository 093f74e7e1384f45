import { isDriven } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import { noteForLog } from '../../kernel/log-details.ts';
import { lockBookings } from './change/lock-bookings.ts';
import type { Author } from './change/save-changes.ts';
import { doubleTrips } from './duplicates.ts';
import { fieldChanges, recordChanges } from './history.ts';
import { type BookingWriting, writeBookings } from './write-bookings.ts';

/** The booking leaves the lists; archiving it again changes nothing. */
export const archiveBooking = (services: BookingWriting, id: number, author: Author, request: FastifyRequest) =>
  setArchived(services, id, author.at, author, request);

/** The way back: the booking stands in the lists again, and the trips beside which its client now travels are named; one that is not archived stays as it is. */
export const unarchiveBooking = (services: BookingWriting, id: number, author: Author, request: FastifyRequest) =>
  setArchived(services, id, null, author, request);

const setArchived = (
  services: BookingWriting,
  id: number,
  archivedAt: Date | null,
  { caller, at }: Author,
  request: FastifyRequest,
) =>
  writeBookings(services, async (trx) => {
    const { booking } = await lockBookings(trx, id, { scope: 'one', legs: false });
    noteForLog(request, { subject: `#${id}` });
    const result = { affectedRows: 1 };
    if ((booking.archivedAt === null) === (archivedAt === null)) return { result, ids: [], dates: [] };
    await trx.updateTable('booking').set({ archivedAt }).where('id', '=', id).execute();
    await recordChanges(trx, caller, at, [
      archivedAt
        ? { bookingId: id, action: 'archive', changes: [] }
        : {
            bookingId: id,
            action: 'update',
            changes: fieldChanges({ archivedAt: booking.archivedAt }, { archivedAt }),
          },
    ]);
    const doubles = !archivedAt && isDriven(booking.status) ? await doubleTrips(trx, [booking], [id]) : [];
    return { result: { ...result, ...(doubles.length > 0 && { doubles }) }, ids: [id], dates: [booking.ap_date] };
  });
