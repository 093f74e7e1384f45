import { isDriven, computedPickUp } from '@navette/shared/domain';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';
import { withConflicts } from '../planning/assign-anyway.ts';
import {
  type Skipped,
  touchable,
  type Booking,
  lockBookings,
  type Reached,
  type Meant,
  refuseOvertaken,
} from './lock-bookings.ts';
import { type MeasuredDistances, NO_DISTANCES, routeKey } from './trip-values.ts';
import type { Written } from './write-bookings.ts';
import { type DoubleTrip, doublesOfChanges } from './duplicates.ts';
import { refuseInvoiced } from './invoice-lock.ts';
import {
  type PlannedChange,
  planChange,
  planChanges,
  refuseArchived,
  type Author,
  saveChanges,
} from './plan-change.ts';
import type { BookingValues } from './changed-booking.ts';

type Form = BodyOf<'updateBooking'>;

export type Changed = Written<AnswerOf<'updateBooking'> & { changes: number[] }>;

/**
 * Changes a booking, the others of its standing order that are in scope, and the status of their other legs, in the transaction that is given.
 * `distances`: measured for it beforehand. `request` and `driverId`: see `Meant`.
 */
export async function changeBooking(
  trx: Db,
  id: number,
  body: Form,
  { request, driverId, ...author }: Author & Meant,
  distances: MeasuredDistances = NO_DISTANCES,
): Promise<Changed> {
  const { assignAnyway, scope = 'one', alsoLinked = false, until, keepAccepted = false, ...form } = body;
  const withLegs = alsoLinked && form.status !== undefined;
  const reached = await lockBookings(trx, id, { scope, legs: withLegs, until });
  const { booking } = reached;
  refuseArchived(booking);
  await refuseOvertaken(trx, booking, { ...(request && { request }), ...(driverId !== undefined && { driverId }) });
  if (scope !== 'one' && form.ap_date && form.ap_date !== booking.ap_date)
    throw invalid({ field: 'ap_date', messageKey: 'validation.booking.dayOfSeries' });

  const own = await planChange(trx, booking, form, distances);
  refuseInvoiced(own);
  await refuseReturnFirst(trx, own);
  const others = await planOthers(trx, reached, seriesForm(form, own), {
    distances: withOwnDistance(distances, own),
    keepAccepted,
  });
  const legs = await planLegs(
    trx,
    reached,
    others.planned.map(({ before }) => before),
    { status: form.status, keepAccepted },
  );

  const planned = await withConflicts(trx, assignAnyway, [own, ...others.planned, ...legs.planned]);
  const changes = await saveChanges(trx, planned, author);
  const doubles = await doublesOfChanges(trx, planned);
  return writtenOf(planned, { changes, doubles }, scope === 'one' ? undefined : [...others.skipped, ...legs.skipped]);
}

/**
 * The return of a visit must not begin before its appointment on the same day. Exempt are a will-call return, whose time is only a guess, and legs on
 * different days, which are being moved one by one.
 */
export async function refuseReturnFirst(trx: Db, { before, after }: PlannedChange): Promise<void> {
  const isMoved = before.ap_time !== after.ap_time || before.ap_date !== after.ap_date;
  if (!isMoved || after.linkedId === null || before.willCall || !isDriven(after.status)) return;
  const other = await trx
    .selectFrom('booking')
    .select(['type', 'ap_time', 'status', 'willCall'])
    .where('id', '=', after.linkedId)
    .where('ap_date', '=', after.ap_date)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  if (!other || other.willCall || !isDriven(other.status) || (other.type === 'back') === (after.type === 'back'))
    return;
  const [there, home] = after.type === 'back' ? [other, after] : [after, other];
  if (home.ap_time < there.ap_time)
    throw invalid({ field: 'ap_time', messageKey: 'validation.booking.returnFirst', params: { time: other.ap_time } });
}

/** Others with the same route get the same distance, without measuring again. */
const withOwnDistance = (distances: MeasuredDistances, { after }: PlannedChange): MeasuredDistances =>
  after.distance === null ? distances : new Map([...distances, [routeKey(after), after.distance]]);

interface Planned {
  planned: PlannedChange[];
  skipped: Skipped[];
}

async function planOthers(
  trx: Db,
  { others }: Reached,
  form: Form,
  { distances, keepAccepted }: { readonly distances: MeasuredDistances; readonly keepAccepted: boolean },
): Promise<Planned> {
  const { free, skipped } = touchable(others, keepAccepted);
  return { planned: await planChanges(trx, free, form, distances), skipped };
}

/** The booking's own other leg follows the ordinary rules, the others those of standing orders; so does its own where accepted trips are kept. */
async function planLegs(
  trx: Db,
  { booking, legs }: Reached,
  others: readonly Booking[],
  { status, keepAccepted }: { readonly status: Form['status']; readonly keepAccepted: boolean },
): Promise<Planned> {
  const own = keepAccepted ? [] : [legs.get(booking.id) ?? []].flat();
  for (const leg of own) refuseArchived(leg, ['alsoLinked']);
  const { free, skipped } = touchable(
    [...(keepAccepted ? [booking] : []), ...others].flatMap(({ id }) => legs.get(id) ?? []),
    keepAccepted,
  );
  const planned = await planChanges(trx, [...own, ...free], { status });
  for (const change of planned) refuseInvoiced(change, ['alsoLinked']);
  return { planned, skipped };
}

/** The booking itself counts as changed even without a difference. */
function writtenOf(
  planned: readonly PlannedChange[],
  { changes, doubles }: { readonly changes: number[]; readonly doubles: DoubleTrip[] },
  skipped: Skipped[] | undefined,
): Changed {
  const changed = planned.filter(({ changes }) => changes.length > 0);
  const affectedRows = planned.filter(({ changes }, index) => index === 0 || changes.length > 0).length;
  return {
    result: { affectedRows, changes, ...(doubles.length > 0 && { doubles }), ...(skipped && { skipped }) },
    ids: changed.map(({ before }) => before.id),
    dates: changed.flatMap(({ before, after }) => [before.ap_date, after.ap_date]),
  };
}

/**
 * Part of a form that is applied to the others of a standing order: only the fields that change the booking it was sent for, so that a whole form
 * does not undo changes of single days. A new driver brings the price and the answer that were sent with him. Distance and computed pick-up time are
 * determined for each booking: its driver may start elsewhere.
 */
function seriesForm(form: BookingValues, { after, changes }: PlannedChange): BookingValues {
  const changed = new Set(changes.map(({ field }) => field));
  if (changed.has('driverId')) for (const field of ['price_driver', 'accepted']) changed.add(field);
  changed.delete('distance');
  if (form.pick_time === computedPickUp(after)?.time) changed.delete('pick_time');
  return Object.fromEntries(Object.entries(form).filter(([field]) => changed.has(field)));
}
