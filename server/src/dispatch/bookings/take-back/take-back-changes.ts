import { sql } from 'kysely';
import type { Handler } from '../../../app/operation.ts';
import { notFound } from '../../../app/problem.ts';
import type { Db } from '../../../db/database.ts';
import { oneByOne } from '../bulk/one-by-one.ts';
import { lockBookings } from '../change/lock-bookings.ts';
import { refuseArchived, refuseInvoiced } from '../change/plan-change.ts';
import { type Author, saveChanges } from '../change/save-changes.ts';
import { fieldChanges } from '../history.ts';
import type { Written } from '../write-bookings.ts';
import { type HistoryLine, restoredBooking } from './restored-booking.ts';

/** Only what the caller did: nobody takes back what a colleague did by a number. */
export const takeBackChanges: Handler<'takeBackChanges'> = async ({ body, caller, services, request }) => {
  const lines = await services.db
    .selectFrom('booking_history')
    .select(['id', 'bookingId', 'changes'])
    .where('id', '=', sql<number>`any(${body.changes}::bigint[])`)
    .where('userId', '=', caller.user.id)
    .where('action', '=', 'update')
    .execute();
  const byId = new Map(lines.map((line) => [line.id, line]));
  const author = { caller, at: services.now() };
  return oneByOne(
    services,
    request,
    body.changes.map((id) => {
      const line = byId.get(id);
      return { id: line?.bookingId ?? id, work: (trx) => takeBack(trx, line, author) };
    }),
  );
};

async function takeBack(
  trx: Db,
  line: HistoryLine | undefined,
  author: Author,
): Promise<Written<{ changes: number[] }>> {
  if (!line) throw notFound();
  const { booking: before } = await lockBookings(trx, line.bookingId, { scope: 'one', legs: false });
  refuseArchived(before);
  const after = restoredBooking(before, line);
  const planned = { before, after, changes: fieldChanges(before, after) };
  await refuseInvoiced(trx, planned);
  const changes = await saveChanges(trx, [planned], author);
  return { result: { changes }, ids: changes.length > 0 ? [before.id] : [], dates: [before.ap_date, after.ap_date] };
}
