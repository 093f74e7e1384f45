import { missingInBooking } from '@navette/shared/domain';
import type { Handler } from '../../app/operation.ts';
import { invalid, notFound } from '../../app/problem.ts';
import type { Db } from '../../db/database.ts';
import type { BookingFieldChange } from '../../db/booking-types.ts';
import type { Row, RowChange } from '../../db/types.ts';
import { type BookingValues, changedBooking } from './changed-booking.ts';
import { fieldChanges, recordChanges } from './history.ts';
import { invoicedConflict, lockedFields } from './invoice-lock.ts';
import { writeBookings } from './write-bookings.ts';

type Booking = Row<'booking'>;

/** The whole form or any part of it. Two people who change a booking at once come one after the other; each changes its own fields only. */
export const updateBooking: Handler<'updateBooking'> = async ({ path, body, caller, services }) =>
  writeBookings(services, async (trx) => {
    const { assignAnyway: _assign, scope: _scope, alsoLinked: _also, ...form } = body;
    const before = await trx.selectFrom('booking').selectAll().where('id', '=', path.id).forUpdate().executeTakeFirst();
    if (!before) throw notFound();
    const after = changedBooking(before, form, await newCommission(trx, before, form));
    refuseIncomplete(after, form);
    const changes = fieldChanges(before, after);
    const result = { affectedRows: 1 };
    if (changes.length === 0) return { result, ids: [], dates: [] };
    await refuseInvoiced(trx, path.id, changes);
    await trx.updateTable('booking').set(columnsOf(after, changes)).where('id', '=', path.id).execute();
    await recordChanges(trx, caller, services.now(), [{ bookingId: path.id, action: 'update', changes }]);
    return { result, ids: [path.id], dates: [before.ap_date, after.ap_date] };
  });

async function newCommission(trx: Db, { driverId }: Booking, form: BookingValues): Promise<number | null | undefined> {
  if (form.driverId === undefined || form.driverId === driverId) return undefined;
  const driver = await trx.selectFrom('driver').select('commission').where('id', '=', form.driverId).executeTakeFirst();
  if (!driver) throw invalid({ field: 'driverId', messageKey: 'validation.notFound' });
  return driver.commission;
}

/** An old booking that lacks something may still change its status; what a form sends must be complete with the rest. */
function refuseIncomplete(booking: Booking, form: BookingValues): void {
  const problems = missingInBooking(booking);
  const insured = ['insuranceId', 'mutualPatientID', 'mutualAmount', 'mutualDistance'];
  const touched = (field: string) => field in form || (insured.includes(field) && insured.some((name) => name in form));
  const refused = problems.filter(({ field }) => touched(field));
  if (refused.length > 0) throw invalid(...refused);
}

async function refuseInvoiced(trx: Db, id: number, changes: readonly BookingFieldChange[]): Promise<void> {
  const locked = await lockedFields(trx, id);
  const refused = changes.map(({ field }) => field).filter((field) => locked.has(field));
  if (refused.length > 0) throw invoicedConflict(refused);
}

function columnsOf(booking: Booking, changes: readonly BookingFieldChange[]): RowChange<'booking'> {
  const { nonReimbursed } = booking;
  const columns = { ...booking, nonReimbursed: nonReimbursed && JSON.stringify(nonReimbursed) };
  const changed = new Set(changes.map(({ field }) => field));
  return Object.fromEntries(Object.entries(columns).filter(([name]) => changed.has(name)));
}
