import { sql } from 'kysely';
import type { DispatchServices } from '../services.ts';
import { tellReadiness } from './set-ready-now.ts';
import type { Incident } from '../../kernel/incident.ts';
import { notFound, conflict } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';
import { type Done, oneByOne, type BookingWriting, type Written } from './write-bookings.ts';
import { lockBookings, type Booking } from './lock-bookings.ts';
import { refuseArchived, type Author, saveChanges } from './plan-change.ts';
import { doublesOfChanges } from './duplicates.ts';
import { fieldChanges, plain } from './history.ts';
import { refuseInvoiced } from './invoice-lock.ts';
import type { BookingFieldChange } from '../../db/booking-types.ts';

/**
 * Undoes the caller's own changes, each booking individually; changes of colleagues are never undone. The driver who was told that a client is ready is told
 * otherwise.
 */
export async function undoChanges(
  services: BookingWriting & Pick<DispatchServices, 'notifications'>,
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
  const results = await oneByOne(
    services,
    incident,
    numbers.map((id) => {
      const line = byId.get(id);
      return { id: line?.bookingId ?? id, work: (trx) => undo(trx, line, author) };
    }),
  );
  for (const [index, { id, result }] of results.entries())
    if (result === 'changed' && wasReady(byId.get(numbers[index] ?? 0)))
      await tellReadiness(services, id, author.caller, incident);
  return results;
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

/** Whether a change ended the wait for the client's call. */
const wasReady = (line: HistoryLine | undefined): boolean =>
  line?.changes.some(({ field, old, new: now }) => field === 'willCall' && old === true && now === false) === true;

interface HistoryLine {
  readonly bookingId: number;
  readonly changes: readonly BookingFieldChange[];
}

/** Identity and links of a booking: set when it is created, linked or archived, never by an undo. */
const IDENTITY: ReadonlySet<string> = new Set(['id', 'seriesId', 'linkedId', 'archivedAt', 'invoices', 'offer']);

/** A field that only the history has, not the booking. */
const HISTORY_ONLY = 'assignedAnyway';

/**
 * The booking with the values from before a change.
 * @throws ProblemError 409 `booking.changedSince` with the fields that were changed again since
 */
function revertedBooking(booking: Booking, { changes }: HistoryLine): Booking {
  const real = changes.filter(({ field }) => field !== HISTORY_ONLY);
  const now = new Map<string, unknown>(Object.entries(booking));
  const moved = real.filter(
    ({ field, new: left }) => IDENTITY.has(field) || !now.has(field) || plain(now.get(field)) !== left,
  );
  if (moved.length > 0)
    throw conflict('booking.changedSince', {
      fields: moved.map(({ field }) => ({ field, messageKey: 'problem.booking.changedSince' })),
    });
  return Object.assign(
    {},
    booking,
    ...real.map(({ field, old }) => ({
      [field]: field === 'nonReimbursed' && typeof old === 'string' ? JSON.parse(old) : old,
    })),
  );
}
