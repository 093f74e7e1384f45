import { sql } from 'kysely';
import type { Incident } from '../../../kernel/incident.ts';
import { notFound } from '../../../kernel/problem.ts';
import type { Db } from '../../../db/database.ts';
import { type Done, oneByOne } from '../bulk/one-by-one.ts';
import { lockBookings } from '../change/lock-bookings.ts';
import { refuseArchived } from '../change/plan-change.ts';
import { type Author, saveChanges } from '../change/save-changes.ts';
import { doublesOfChanges } from '../duplicates.ts';
import { fieldChanges } from '../history.ts';
import { refuseInvoiced } from '../invoice-lock.ts';
import type { BookingWriting, Written } from '../write-bookings.ts';
import { type HistoryLine, revertedBooking } from './reverted-booking.ts';

/** Undoes changes of the caller's own, each booking by itself: a number never undoes what a colleague did. */
export async function undoChanges(
  services: BookingWriting,
  numbers: readonly number[],
  author: Author,
  incident: Incident,
) {
  const lines = await services.db
    .selectFrom('booking_history')
    .select(['id', 'bookingId', 'changes'])
    .where('id', '=', sql<number>`any(${numbers}::bigint[])`)
    .where('userId', '=', author.caller.user.id)
    .where('action', '=', 'update')
    .execute();
  const byId = new Map(lines.map((line) => [line.id, line]));
  return oneByOne(
    services,
    incident,
    numbers.map((id) => {
      const line = byId.get(id);
      return { id: line?.bookingId ?? id, work: (trx) => undo(trx, line, author) };
    }),
  );
}

async function undo(trx: Db, line: HistoryLine | undefined, author: Author): Promise<Written<Done>> {
  if (!line) throw notFound();
  const { booking: before } = await lockBookings(trx, line.bookingId, { scope: 'one', legs: false });
  refuseArchived(before);
  const after = revertedBooking(before, line);
  const planned = { before, after, changes: fieldChanges(before, after) };
  refuseInvoiced(planned);
  const changes = await saveChanges(trx, [planned], author);
  const doubles = await doublesOfChanges(trx, [planned]);
  return {
    result: { changes, doubles },
    ids: changes.length > 0 ? [before.id] : [],
    dates: [before.ap_date, after.ap_date],
  };
}
