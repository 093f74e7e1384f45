import {
  Accepted,
  BookingStatus,
  clockOf,
  isDayBefore,
  isToAssign,
  plannedTrip,
  wallMinutes,
  type DateRange,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import { overtaken } from '../../kernel/version.ts';
import { lastBookingChange } from '../bookings/booking-queries.ts';
import { refuseReturnFirst } from '../bookings/change-booking.ts';
import type { BookingValues } from '../bookings/changed-booking.ts';
import { refuseInvoiced } from '../bookings/invoice-lock.ts';
import type { Booking } from '../bookings/lock-bookings.ts';
import { type Measuring, measureRoutes } from '../bookings/measure-routes.ts';
import { type PlannedChange, planChange, refuseArchived } from '../bookings/plan-change.ts';
import type { MeasuredDistances } from '../bookings/trip-values.ts';
import { recordsOf } from '../planning/trip-queries.ts';

/** A change as proposed, with what the booking was then. */
export type ProposedChange = BodyOf<'applyPlan'>['changes'][number];

type Place = ProposedChange['after'];

/** Distances of the trips that get another driver, who starts elsewhere; measured before the transaction, so that no lock waits for a map service. */
export async function measureAssignments(
  services: Measuring,
  changes: readonly ProposedChange[],
): Promise<MeasuredDistances> {
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
export async function planAssignments(
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
