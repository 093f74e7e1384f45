import {
  isCarried,
  isToAssign,
  missingInBooking,
  skippedInBooking,
  type TariffBook,
  tariffsByDay,
} from '@navette/shared/domain';
import { conflict, invalid } from '../../kernel/problem.ts';
import type { BookingFieldChange } from '../../db/booking-types.ts';
import type { Db } from '../../db/database.ts';
import { type BookingValues, type ChangeFacts, changedBooking } from './changed-booking.ts';
import { mcodeOf, type MeasuredDistances, NO_DISTANCES, refuseInactive, refuseUnknownDriver } from './trip-values.ts';
import { readTariffs } from '../../db/tariffs.ts';
import { fieldChanges, recordChanges } from './history.ts';
import { type Booking, lockDays } from './lock-bookings.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/caller.ts';
import type { RowChange } from '../../db/types.ts';

export interface PlannedChange {
  readonly before: Booking;
  readonly after: Booking;
  /** Fields that differ; none when there is nothing to write. */
  readonly changes: readonly BookingFieldChange[];
}

/**
 * Plans a change from a form by the ordinary rules.
 * @throws ProblemError when it would be incomplete, or the driver is unknown
 */
export async function planChange(
  trx: Db,
  before: Booking,
  form: BookingValues,
  distances: MeasuredDistances = NO_DISTANCES,
): Promise<PlannedChange> {
  const [planned] = await planChanges(trx, [before], form, distances);
  if (!planned) throw new Error('no change planned');
  return planned;
}

/** Plans the same change for several bookings, each independently. */
export async function planChanges(
  trx: Db,
  bookings: readonly Booking[],
  form: BookingValues,
  distances: MeasuredDistances = NO_DISTANCES,
): Promise<PlannedChange[]> {
  const { driverId } = form;
  if (driverId !== undefined && bookings.some((booking) => booking.driverId !== driverId))
    await refuseUnknownDriver(trx, driverId);
  await refuseInactive(trx, newNames(bookings, form));
  const on = tariffsByDay(PRICED.some((field) => form[field] !== undefined) ? await readTariffs(trx) : NO_TARIFFS);
  const planned: PlannedChange[] = [];
  for (const before of bookings) {
    const moves = form.ap_date !== undefined && form.ap_date !== before.ap_date;
    const mcodeId = moves ? await mcodeOf(trx, before.clientId) : undefined;
    planned.push(plan(before, form, { distances, on, mcodeId }));
  }
  return planned;
}

const NAMES = ['clientId', 'destinationId', 'insuranceId'] as const;

/** The records that a form names and a booking does not yet: a booking keeps those that became inactive. */
const newNames = (bookings: readonly Booking[], form: BookingValues): Pick<BookingValues, (typeof NAMES)[number]> =>
  Object.fromEntries(
    NAMES.filter((name) => bookings.some((booking) => booking[name] !== form[name])).map((name) => [name, form[name]]),
  );

/** Fields whose change asks for a tariff. */
const PRICED = ['driverId', 'ap_date', 'ap_waittime', 'waitprice'] as const satisfies readonly (keyof BookingValues)[];

const NO_TARIFFS: TariffBook = new Map();

function plan(before: Booking, form: BookingValues, facts: ChangeFacts): PlannedChange {
  const after = changedBooking(before, form, facts);
  refuseIncomplete(after, form);
  refuseSkippedTimes(before, after);
  refuseSecondReturn(before, after);
  refuseCarried(before, after);
  return { before, after, changes: fieldChanges(before, after) };
}

/** Refuses a time that the clock skips if the change introduces it; an existing one does not block other changes. */
function refuseSkippedTimes(before: Booking, after: Booking): void {
  const moved = (['ap_date', 'ap_time', 'pick_time'] as const).some((field) => before[field] !== after[field]);
  const skipped = moved ? skippedInBooking(after, [after.ap_date]) : [];
  if (skipped.length > 0) throw invalid(...skipped);
}

/** A trip with a linked return must not cover the return as well: it would be paid twice (specification/bookings.md#return-trip). */
function refuseSecondReturn(before: Booking, after: Booking): void {
  if (after.back && !before.back && after.linkedId !== null)
    throw invalid({ field: 'back', messageKey: 'validation.booking.returnLinked' });
}

/** A trip that a partner carrier drives gets no driver of ours besides, whatever screen or plan chose him. */
function refuseCarried(before: Booking, after: Booking): void {
  const isAssigned = after.driverId !== before.driverId || after.accepted !== before.accepted;
  if (isCarried(before.offer) && isAssigned && !isToAssign(after.accepted, true))
    throw invalid({
      field: 'driverId',
      messageKey: 'problem.booking.carried',
      params: { carrier: before.offer?.carrier ?? '' },
    });
}

/** An old incomplete booking may still change its status; the fields of a form must be complete together with the rest. */
function refuseIncomplete(booking: Booking, form: BookingValues): void {
  const problems = missingInBooking(booking);
  const insured = ['insuranceId', 'mutualPatientID', 'mutualAmount', 'mutualDistance'];
  const touched = (field: string) => field in form || (insured.includes(field) && insured.some((name) => name in form));
  const refused = problems.filter(({ field }) => touched(field));
  if (refused.length > 0) throw invalid(...refused);
}

/** Refuses changes of an archived booking. `fields`: those that caused the change, when it is not the booking itself. */
export function refuseArchived({ archivedAt }: Booking, fields: readonly string[] = []): void {
  if (archivedAt)
    throw conflict('booking.archived', {
      fields: fields.map((field) => ({ field, messageKey: 'problem.booking.archived' })),
    });
}

export interface Author {
  readonly caller: Actor;
  readonly at: Date;
}

/** Writes the changed columns and a history line for each booking; bookings with the same values in one statement. Returns the ids of the lines. */
export async function saveChanges(
  trx: Db,
  planned: readonly PlannedChange[],
  { caller, at }: Author,
): Promise<number[]> {
  const real = planned.filter(({ changes }) => changes.length > 0);
  if (real.length === 0) return [];
  if (real.length > 1)
    await lockDays(
      trx,
      real.map(({ before }) => before),
    );
  for (const { columns, ids } of byColumns(real)) {
    await trx
      .updateTable('booking')
      .set(columns)
      .where('id', '=', sql<number>`any(${ids}::integer[])`)
      .execute();
  }
  return recordChanges(
    trx,
    caller,
    at,
    real.map(({ before, changes }) => ({ bookingId: before.id, action: 'update', changes })),
  );
}

function byColumns(planned: readonly PlannedChange[]): Iterable<{ columns: RowChange<'booking'>; ids: number[] }> {
  const groups = new Map<string, { columns: RowChange<'booking'>; ids: number[] }>();
  for (const change of planned) {
    const columns = columnsOf(change);
    const key = JSON.stringify(columns);
    const group = groups.get(key) ?? { columns, ids: [] };
    groups.set(key, group);
    group.ids.push(change.before.id);
  }
  return groups.values();
}

function columnsOf({ after, changes }: PlannedChange): RowChange<'booking'> {
  const { nonReimbursed } = after;
  const columns = { ...after, nonReimbursed: nonReimbursed && JSON.stringify(nonReimbursed) };
  const changed = new Set(changes.map(({ field }) => field));
  return Object.fromEntries(Object.entries(columns).filter(([name]) => changed.has(name)));
}
