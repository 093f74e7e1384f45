import {
  isWithinSlack,
  planningSlack,
  type TripConflict,
  Accepted,
  BookingStatus,
  clockOf,
  isDayBefore,
  isToAssign,
  plannedTrip,
  wallMinutes,
  type DateRange,
} from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { Incident } from '../../kernel/incident.ts';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import { invalid, ProblemError, refuseRange, notFound } from '../../kernel/problem.ts';
import { lockRows, type Booking } from '../bookings/lock-bookings.ts';
import { type Measuring, measureRoutes } from '../bookings/measure-routes.ts';
import { type Author, type PlannedChange, saveChanges, planChange, refuseArchived } from '../bookings/plan-change.ts';
import { type BookingWriting, writeBookings } from '../bookings/write-bookings.ts';
import { conflictRefusal, conflictsAround } from '../planning/assign-anyway.ts';
import { refuseOddDays } from '../planning/read-refusals.ts';
import { MOST_PLANNED_DAYS } from './propose-series.ts';
import { sql } from 'kysely';
import { overtaken } from '../../kernel/version.ts';
import { lastBookingChange } from '../bookings/booking-queries.ts';
import { refuseReturnFirst } from '../bookings/change-booking.ts';
import type { BookingValues } from '../bookings/changed-booking.ts';
import { refuseInvoiced } from '../bookings/invoice-lock.ts';
import type { MeasuredDistances } from '../bookings/trip-values.ts';
import { recordsOf } from '../planning/trip-queries.ts';

type Results = AnswerOf<'applyPlan'>;

/**
 * Applies changes of a proposed plan in one transaction: those that still fit together; the others are refused, each with the reason. A change that is
 * there already is unchanged, so that a call may be repeated. Bookings are locked first, then drivers, then days, as everywhere.
 */
export async function applyPlan(
  services: BookingWriting & Measuring,
  { date, until = date, changes }: BodyOf<'applyPlan'>,
  author: Author,
  incident: Incident,
): Promise<Results> {
  refuseOddDays([date, until], (index) => (index === 0 ? 'date' : 'until'));
  refuseRange({ start: date, end: until }, 'until', MOST_PLANNED_DAYS);
  refuseRepeated(changes);
  const distances = await measureAssignments(services, changes);
  return writeBookings(services, async (trx) => {
    const rows = await lockRows(
      trx,
      changes.map(({ bookingId }) => bookingId),
    );
    const refused = new Map<number, ProblemError>();
    const planOf = await planAssignments(trx, { days: { start: date, end: until }, rows, distances });
    const wanted: PlannedChange[] = [];
    for (const change of changes) {
      const planned = await planOf(change).catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error;
        refused.set(change.bookingId, error);
      });
      if (planned && planned.changes.length > 0) wanted.push(planned);
    }
    const { fitting, conflicts } = await whatFits(trx, wanted);
    for (const [id, found] of conflicts) refused.set(id, conflictRefusal(found));
    const lines = await saveChanges(trx, fitting, author);
    const saved = new Map(fitting.map(({ before }, index) => [before.id, lines[index] ?? null]));
    return {
      result: changes.map(({ bookingId: id }): Results[number] => {
        const problem = refused.get(id)?.body(incident.id) ?? null;
        const change = saved.get(id) ?? null;
        return { id, result: problem ? 'refused' : change === null ? 'unchanged' : 'changed', problem, change };
      }),
      ids: [...saved.keys()],
      dates: fitting.map(({ before }) => before.ap_date),
    };
  });
}

/** A booking has one place in a plan. */
function refuseRepeated(changes: readonly ProposedChange[]): void {
  const seen = new Set<number>();
  const index = changes.findIndex(({ bookingId }) => seen.size === seen.add(bookingId).size);
  if (index >= 0) throw invalid({ field: `changes.${index}.bookingId`, messageKey: 'validation.duplicate' });
}

interface Fitting {
  readonly fitting: readonly PlannedChange[];
  /** Of the others, by booking. */
  readonly conflicts: ReadonlyMap<number, readonly TripConflict[]>;
}

/**
 * Leaves out changes with conflicts beyond the slack until the others have none. What is left out stays where it was, and may then be in the way of
 * others. Of two changes in conflict with one another the first stays.
 */
async function whatFits(trx: Db, wanted: readonly PlannedChange[]): Promise<Fitting> {
  const conflicts = new Map<number, readonly TripConflict[]>();
  let fitting = wanted;
  if (wanted.length === 0) return { fitting, conflicts };
  const slack = planningSlack(await trx.selectFrom('setting').select(['variable', 'value']).execute());
  const broughtBy = await conflictsAround(trx, wanted);
  for (let before = -1; before !== conflicts.size;) {
    before = conflicts.size;
    const brought = broughtBy(fitting);
    const later = new Set(fitting.map(({ after }) => after.id));
    for (const { after } of fitting) {
      later.delete(after.id);
      const found = (brought.get(after.id) ?? []).filter(
        (conflict) =>
          !isWithinSlack(conflict, slack) &&
          !later.has(conflict.bookingId ?? 0) &&
          !conflicts.has(conflict.bookingId ?? 0),
      );
      if (found.length > 0) conflicts.set(after.id, found);
    }
    fitting = fitting.filter(({ after }) => !conflicts.has(after.id));
  }
  return { fitting, conflicts };
}

/** A change as proposed, with what the booking was then. */
type ProposedChange = BodyOf<'applyPlan'>['changes'][number];

type Place = ProposedChange['after'];

/** Distances of the trips that get another driver, who starts elsewhere; measured before the transaction, so that no lock waits for a map service. */
async function measureAssignments(services: Measuring, changes: readonly ProposedChange[]): Promise<MeasuredDistances> {
  const drivers = new Map(changes.map(({ bookingId, after }) => [bookingId, after.driverId]));
  const trips = await services.db
    .selectFrom('booking')
    .select(['id', 'driverId', 'clientId', 'destinationId', 'pick_address', 'ap_date', 'ap_time'])
    .where('id', '=', sql<number>`any(${[...drivers.keys()]}::integer[])`)
    .execute();
  const routes = trips.flatMap(({ id, ...trip }) => {
    const driverId = drivers.get(id) ?? trip.driverId;
    return driverId === trip.driverId ? [] : { ...trip, driverId };
  });
  return measureRoutes(services, routes);
}

interface Facts {
  /** Days of the plan. */
  readonly days: DateRange;
  /** The locked bookings. */
  readonly rows: readonly Booking[];
  readonly distances: MeasuredDistances;
}

/**
 * Plans changes of locked bookings, one by one.
 * @returns for a change its plan, without fields when the booking is there already; it rejects with ProblemError when the booking is not as it was
 * proposed for, or the change breaks a rule of bookings
 */
async function planAssignments(
  trx: Db,
  { days, rows, distances }: Facts,
): Promise<(change: ProposedChange) => Promise<PlannedChange>> {
  const bookings = new Map(rows.map((row) => [row.id, row]));
  const records = await recordsOf(trx, rows);
  const inactive = await inactiveAmong(trx, rows);
  const placeNow = (booking: Booking): Place => {
    const { start } = plannedTrip({ ...booking, ...records.of(booking) });
    const isWaiting = isToAssign(booking.accepted, !inactive.has(booking.driverId));
    return {
      driverId: isWaiting ? null : booking.driverId,
      pick_time: clockOf(wallMinutes(booking.ap_date, start)),
    };
  };
  return async ({ bookingId, before, after }) => {
    const booking = bookings.get(bookingId);
    if (!booking) throw notFound();
    refuseArchived(booking);
    const place = placeNow(booking);
    const isThere = isSame(place, after);
    const isOfPlan = booking.ap_date >= days.start && booking.ap_date <= days.end;
    const isOpen = isOfPlan && booking.status === BookingStatus.pending && !booking.charged;
    if (!isOpen || !(isThere || isSame(place, before))) throw overtaken(await lastBookingChange(trx, bookingId));
    if (isThere) return { before: booking, after: booking, changes: [] };
    const planned = await planChange(trx, booking, formOf(booking, place, after), distances);
    refuseInvoiced(planned);
    await refuseReturnFirst(trx, planned);
    return planned;
  };
}

const isSame = (one: Place, other: Place): boolean =>
  one.driverId === other.driverId && one.pick_time === other.pick_time;

/** The driver of a place is asked, as on an assignment by hand; a booking without one keeps the name of its driver, as when it is given away. */
function formOf(booking: Booking, now: Place, { driverId, pick_time }: Place): BookingValues {
  const isBack = booking.type === 'back';
  if (!isBack && isDayBefore(pick_time, booking.ap_time) !== isDayBefore(now.pick_time, booking.ap_time))
    throw invalid({ field: 'pick_time', messageKey: 'validation.invalid' });
  return {
    ...(driverId !== now.driverId &&
      (driverId === null ? { accepted: Accepted.assign } : { driverId, accepted: Accepted.pending })),
    // A pick-up that was computed so far would follow the way of the new driver.
    ...(isBack
      ? pick_time !== now.pick_time && { ap_time: pick_time }
      : pick_time !== booking.pick_time && { pick_time }),
  };
}

async function inactiveAmong(trx: Db, rows: readonly Booking[]): Promise<ReadonlySet<number>> {
  const found = await trx
    .selectFrom('driver')
    .select('id')
    .where('id', '=', sql<number>`any(${rows.map(({ driverId }) => driverId)}::integer[])`)
    .where('active', '=', false)
    .execute();
  return new Set(found.map(({ id }) => id));
}
