import type { Mobility } from '../booking/enums.ts';
import { PICK_UP_MARGIN } from '../booking/pick-up.ts';
import { savedReturn } from '../booking/state.ts';
import { parseStoredDistance, loadedSeconds } from '../distance/trip-distance.ts';
import { isClockTime, MINUTES_A_DAY, minutesOf, type ClockTime } from '../time/clock.ts';
import type { IsoDate } from '../time/date.ts';
import { elapsedMinutes, wallMinutes } from '../time/elapsed.ts';

/** Default seconds with the passenger on board: half an hour. */
export const UNKNOWN_LOADED_SECONDS = 1800;

const SECONDS_A_DAY = 86_400;

/** Fields of a booking that decide when it occupies its driver. */
export interface SpanBooking {
  readonly type: string;
  readonly back?: boolean | null | undefined;
  readonly ap_date: IsoDate;
  readonly ap_time: ClockTime;
  readonly pick_time?: ClockTime | null | undefined;
  readonly ap_waittime?: string | null | undefined;
  readonly distance?: string | null | undefined;
  /** Seconds with the passenger on board, where a list has them instead of the distance. */
  readonly secondsTo?: number | null | undefined;
  readonly secondsBack?: number | null | undefined;
}

/**
 * Elapsed minutes since the midnight of the appointment's day: below 0 the day before, and `end` is after `start`. On the night of a clock change
 * they differ from the clock; `wallMinutes` converts them.
 */
export interface TripSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Time in which a trip occupies its driver.
 *
 * - `to`, `simple`: from the pick-up to the appointment. A pick-up time later than the appointment is on the day before; without one it is the
 *   appointment minus the loaded leg minus 15 minutes (specification/bookings.md#pick-up-time).
 * - `to` that covers the return too: then the waiting time and the loaded leg home as well.
 * - `back`: from the appointment, which is its pick-up, for the loaded leg home.
 *
 * The driver's way to the pick-up and from the end is not included.
 * @param unknownSeconds duration of a loaded leg when the booking has no plausible one
 * @throws RangeError when the appointment is no time of day
 */
export function tripSpan(booking: SpanBooking, unknownSeconds: () => number = () => UNKNOWN_LOADED_SECONDS): TripSpan {
  const appointment = elapsedMinutes(booking.ap_date, minutesOf(booking.ap_time));
  const loaded = (direction: Direction): number =>
    storedLoadedSeconds(booking.distance, direction) ?? listedSeconds(booking, direction) ?? unknownSeconds();
  if (booking.type === 'back') return span(appointment, appointment + wholeMinutes(loaded('back')));
  const start = pickUpOf(booking, appointment, () => loaded('to'));
  if (!savedReturn(booking.type, booking.back)) return span(start, appointment);
  return span(start, appointment + waitMinutes(booking.ap_waittime) + wholeMinutes(loaded('back')));
}

/** Least minutes of boarding, and of leaving the car, by mobility of the client. */
export const LEAST_STOP_MINUTES: Readonly<Record<Mobility, number>> = { foot: 2, wheelchair: 5, stretcher: 8 };

/**
 * Elapsed minutes when the driver of a trip is free again: the client has been driven and has left the car, which may be long before the appointment.
 * The end of the span for a return, for a trip that covers its return, and when the loaded leg is unknown.
 * @param estimated seconds of a loaded leg that the booking does not have
 */
export function freeAgain(
  booking: SpanBooking,
  { start, end }: TripSpan,
  mobility: Mobility,
  estimated: number | undefined,
): number {
  if (booking.type === 'back' || savedReturn(booking.type, booking.back)) return end;
  const loaded = storedLoadedSeconds(booking.distance, 'to') ?? listedSeconds(booking, 'to') ?? estimated;
  if (loaded === undefined) return end;
  return Math.max(start + 1, Math.min(end, start + wholeMinutes(loaded) + 2 * LEAST_STOP_MINUTES[mobility]));
}

/** A span in clock time, for drawing; a trip that ends before it begins by the clock, on the night in autumn, gets one minute. */
export function wallSpan(date: IsoDate, { start, end }: TripSpan): TripSpan {
  return span(wallMinutes(date, start), wallMinutes(date, end));
}

type Direction = 'to' | 'back';

/** At least one minute, so that two trips at the same moment overlap. */
const span = (start: number, end: number): TripSpan => ({ start, end: Math.max(end, start + 1) });

const wholeMinutes = (seconds: number): number => Math.ceil(seconds / 60);

function pickUpOf({ pick_time, ap_date, ap_time }: SpanBooking, appointment: number, loaded: () => number): number {
  if (!pick_time || !isClockTime(pick_time)) return Math.floor(appointment - (loaded() + PICK_UP_MARGIN) / 60);
  return elapsedMinutes(ap_date, minutesOf(pick_time) - (pick_time > ap_time ? MINUTES_A_DAY : 0));
}

const listedSeconds = ({ secondsTo, secondsBack }: SpanBooking, direction: Direction): number | null | undefined =>
  direction === 'to' ? (secondsTo ?? secondsBack) : (secondsBack ?? secondsTo);

const waitMinutes = (wait: string | null | undefined): number => (wait && isClockTime(wait) ? minutesOf(wait) : 0);

/**
 * Seconds with the passenger on board, from the distance of a booking: all outbound legs but the first, all return legs but the last; those of the
 * other direction when its own are missing. `undefined` when neither is there or plausible.
 */
export function storedLoadedSeconds(distance: string | null | undefined, direction: Direction): number | undefined {
  const stored = parseStoredDistance(distance);
  if (!stored) return undefined;
  const [there, home] = [plausible(loadedSeconds(stored)), plausible(loadedSeconds({ to: stored.back.toReversed() }))];
  return direction === 'to' ? (there ?? home) : (home ?? there);
}

const plausible = (seconds: number): number | undefined =>
  seconds > 0 && seconds < SECONDS_A_DAY ? seconds : undefined;
