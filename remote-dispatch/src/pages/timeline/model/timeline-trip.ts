import type { components } from '@navette/openapi/types';
import {
  plannedTrip,
  wallSpan,
  type PlannedTrip,
  driverChange,
  type Vehicle,
  existingTime,
  movedPickUp,
  addDays,
  BookingStatus,
  isWeekend,
  startOfWeek,
  type IsoDate,
} from '@navette/shared/domain';
import { boardTimeOf, type BoardTime, clockAt, dateAt, dayOf } from './board-time.ts';
import type { SeenBooking } from '../../../bookings/version-of-seen.ts';

/** A booking as the timeline receives it, with coordinates (include=map). */
export type TimelineBooking = components['schemas']['BookingRow'];

/** Time in which a trip occupies its driver, as board times: compare with `boardNow()`, never with `Date.now()`. */
export interface TimelineSpan {
  readonly start: BoardTime;
  readonly end: BoardTime;
}

/** A booking, its derived planning, and the time it takes its driver: the model of all parts of the timeline. */
export interface TimelineTrip {
  readonly id: number;
  readonly booking: TimelineBooking;
  readonly planned: PlannedTrip;
  readonly span: TimelineSpan;
}

const MINUTE = 60_000;

/** The trip of a booking. */
export function timelineTrip(booking: TimelineBooking): TimelineTrip {
  const planned = plannedTrip(booking);
  const midnight = boardTimeOf(booking.ap_date);
  const { start, end } = wallSpan(booking.ap_date, planned);
  return {
    id: booking.id,
    booking,
    planned,
    span: { start: midnight + start * MINUTE, end: midnight + end * MINUTE },
  };
}

/** A change of a trip on the timeline. A field left out keeps its value. */
export interface TripChange extends Partial<
  Pick<TimelineBooking, 'driverId' | 'ap_date' | 'ap_time' | 'pick_time' | 'accepted' | 'price_driver'>
> {
  readonly id: number;
}

/** Current state of a trip, for comparison at the save. */
export const seenOf = ({ driverId, ap_date, ap_time, pick_time, status }: TimelineBooking): SeenBooking => ({
  driverId,
  ap_date,
  ap_time,
  pick_time,
  status,
});

/** Options of a save. */
export interface SaveOptions {
  /**
   * True: the user confirmed the conflicts, which is recorded with the booking. False: conflicts make the server refuse
   * it. Left out: conflicts are not checked.
   */
  readonly assignAnyway?: boolean;
  /** Optimistic concurrency: the save is refused when a colleague has moved the trip since. Left out: not compared. */
  readonly seen?: SeenBooking;
}

/** Saves a change by one call; resolves with its inverse, rejects with the server's problem when nothing was saved. */
export type SaveTripChange = (change: TripChange, options?: SaveOptions) => Promise<TripChange>;

/** Inverse of a change. */
export function inverseOf(booking: TimelineBooking, change: TripChange): TripChange {
  const { driverId, ap_date, ap_time, pick_time, accepted, price_driver } = booking;
  return {
    id: change.id,
    ...(change.driverId !== undefined && { driverId }),
    ...(change.ap_date !== undefined && { ap_date }),
    ...(change.ap_time !== undefined && { ap_time }),
    ...(change.pick_time !== undefined && { pick_time }),
    ...(change.accepted !== undefined && { accepted }),
    ...(change.price_driver !== undefined && { price_driver }),
  };
}

/**
 * The change with its consequences: with another driver the answer is pending again and the driver's price is empty
 * (specification/bookings.md#change-of-driver), unless the change sets them.
 */
export const completeChange = (booking: TimelineBooking, change: TripChange): TripChange =>
  change.driverId === undefined || change.driverId === booking.driverId
    ? change
    : { ...driverChange(change.driverId), ...change };

/** A row of the timeline. */
export interface TimelineDriver {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** Works now; an inactive driver has a row only while having bookings in the loaded days. */
  readonly active: boolean;
  /** Equipment of the car. */
  readonly vehicle: Vehicle;
  /** Last day on which all papers are valid; null when none is recorded. */
  readonly papersUntil?: string | null;
}

/** Whether two rows are equal. */
export const isSameDriver = (one: TimelineDriver, other: TimelineDriver): boolean =>
  one === other ||
  (one.id === other.id &&
    one.firstname === other.firstname &&
    one.lastname === other.lastname &&
    one.active === other.active &&
    one.papersUntil === other.papersUntil &&
    one.vehicle.carriesWheelchair === other.vehicle.carriesWheelchair &&
    one.vehicle.carriesStretcher === other.vehicle.carriesStretcher);

/** Step, in minutes, by which trips move. */
export const STEP_MINUTES = 5;

/** A duration rounded to whole steps, in milliseconds. */
export const inSteps = (distance: number): number =>
  Math.round(distance / (STEP_MINUTES * MINUTE)) * STEP_MINUTES * MINUTE;

/**
 * The change that moves a trip by some milliseconds and to a driver: appointment and pick-up move together, over
 * midnight to another day. A time that the clock skips that night is moved on by the hour.
 * @returns null when nothing changes
 */
export function movedTrip(
  booking: Pick<TimelineBooking, 'id' | 'driverId' | 'ap_date' | 'ap_time' | 'pick_time'>,
  distance: number,
  driverId: number,
): TripChange | null {
  const { id, ap_date, ap_time, pick_time } = booking;
  if (distance === 0 && driverId === booking.driverId) return null;
  const change: TripChange = driverId === booking.driverId ? { id } : { id, driverId };
  if (distance === 0) return change;
  const at = clockAt(boardTimeOf(ap_date, ap_time) + distance);
  const [date, time] = [at.date, existingTime(at.date, at.time)];
  return {
    ...change,
    ap_time: time,
    ...(date !== ap_date && { ap_date: date }),
    ...(pick_time !== null && { pick_time: movedPickUp(booking, date, time) }),
  };
}

/** Trips of a weekend, a day that the date picker skips (specification/timeline.md#window). */
export interface WeekendTrips {
  readonly count: number;
  /** The next of its days with trips; from the last one, the first. */
  readonly date: IsoDate | undefined;
}

/** Trips of the weekend after a day, in the same week; canceled ones don't count. */
export function weekendTrips(trips: readonly TimelineTrip[], day: IsoDate): WeekendTrips {
  const saturday = addDays(startOfWeek(day), 5);
  const [from, until] = [boardTimeOf(saturday), dayOf(addDays(saturday, 1)).end];
  let [count, first, next] = [0, Infinity, Infinity];
  const after = dayOf(day).end;
  for (const { booking, span } of trips) {
    if (span.start < from || span.start >= until || booking.status === BookingStatus.canceled) continue;
    count += 1;
    first = Math.min(first, span.start);
    if (span.start >= after) next = Math.min(next, span.start);
  }
  const start = next === Infinity ? first : next;
  return { count, date: count === 0 ? undefined : dateAt(start) };
}

/** Whether two weekends are equal. */
export const sameWeekend = (one: WeekendTrips, other: WeekendTrips): boolean =>
  one.count === other.count && one.date === other.date;

/** The nearest working day in a direction, the day itself if it is one. */
export const workingDay = (day: IsoDate, direction: -1 | 1 = 1): IsoDate =>
  isWeekend(day) ? workingDay(addDays(day, direction), direction) : day;

/** Data type of a trip dragged from the lane; the board accepts only drops of this type. */
const TRIP_DRAG_TYPE = 'application/x-navette-trip';

/** Writes the trip id into the drag data. */
export function startTripDrag(data: Pick<DataTransfer, 'setData' | 'effectAllowed'>, id: number): void {
  data.effectAllowed = 'move';
  data.setData(TRIP_DRAG_TYPE, String(id));
}

/** Whether a trip of the lane is being dragged: before the drop only the types can be read, not the data. */
export const isTripDrag = (data: Pick<DataTransfer, 'types'> | null): boolean =>
  data?.types.includes(TRIP_DRAG_TYPE) ?? false;

/** Id of the dropped trip; undefined when it is something else. */
export function droppedTrip(data: Pick<DataTransfer, 'getData'> | null): number | undefined {
  const text = data?.getData(TRIP_DRAG_TYPE) ?? '';
  return /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}
