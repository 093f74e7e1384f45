import { Accepted, BookingStatus } from '../booking/enums.ts';
import { isDriven, waitsForDriver } from '../booking/state.ts';
import { isCarried, type StandingOffer } from '../intake/trip-offer.ts';
import type { IsoDate } from '../time/date.ts';
import { midnightOf } from '../time/elapsed.ts';
import { tripSpan, type SpanBooking, type TripSpan } from './trip-span.ts';

/** Minutes after its pick-up from which a trip without its passenger on board is late; allows for traffic. */
export const PICK_UP_GRACE = 5;

/** Minutes before the pick-up from which a missing answer of the driver counts as late. */
export const ANSWER_AHEAD = 30;

/** Fields of a booking that decide whether it is late. */
export interface LateBooking {
  readonly type: string;
  readonly status: number;
  readonly accepted: number;
  /** The passenger is on board. */
  readonly charged: boolean;
  /** Expected minutes of delay by the driver's position (specification/live.md#where-a-driver-is); missing without a recent one. */
  readonly expectedLate?: number | undefined;
}

/** Minutes until the planned pick-up and end of a trip, below 0 when they have passed. */
export interface MinutesUntil {
  readonly pickUp: number;
  readonly end: number;
}

/**
 * Minutes by which a trip is late already, beyond the grace; 0 when on time: its pick-up has passed, or with the passenger on board its end. A way home
 * has no appointment to be late for once it is under way. All that is known without a position of the driver.
 */
export function minutesOverdue({ type, charged }: Pick<LateBooking, 'type' | 'charged'>, until: MinutesUntil): number {
  const minutes = Math.floor(-(charged ? until.end : until.pickUp));
  return minutes > PICK_UP_GRACE && !(charged && type === 'back') ? minutes : 0;
}

/**
 * Whether the driver is expected to be late, or the pick-up is near and he has not answered. Without an expectation, a trip is late once it is overdue.
 * Only pending trips are late; an unassigned one as soon as its pick-up has passed: no driver is on the way.
 */
export function isLate(booking: LateBooking, until: MinutesUntil): boolean {
  const { status, accepted, charged, expectedLate } = booking;
  if (status !== BookingStatus.pending) return false;
  if (accepted === Accepted.assign || accepted === Accepted.refused) return !charged && until.pickUp < 0;
  if (!charged && accepted === Accepted.pending && until.pickUp < ANSWER_AHEAD) return true;
  return (expectedLate ?? minutesOverdue(booking, until)) > PICK_UP_GRACE;
}

/** Minutes from its pick-up within which a return waits: half a day, so that those of other days do not. */
const WAITING_MINUTES = 720;

/** Whether a client waits to be brought home: the call is awaited, or the pick-up of the return has passed. */
export function isWaitingReturn(
  { type, willCall, status, charged }: Pick<LateBooking, 'type' | 'status' | 'charged'> & Returning,
  minutes: number,
): boolean {
  const isNear = Math.abs(minutes) < WAITING_MINUTES;
  return isNear && type === 'back' && status === BookingStatus.pending && !charged && (willCall || minutes < 0);
}

interface Returning {
  /** The client calls when ready. */
  readonly willCall: boolean;
}

/** Progress of trips: driven or to be driven, done, passenger on board, late, without a driver. A trip may have several. */
export const TRIP_PROGRESS = ['driven', 'done', 'underWay', 'late', 'toAssign'] as const;

/** One of {@link TRIP_PROGRESS}. */
export type TripProgress = (typeof TRIP_PROGRESS)[number];

/** Fields of a booking that decide its progress. */
export interface ProgressBooking extends SpanBooking, LateBooking {
  readonly driver_active?: boolean | null | undefined;
  readonly offer?: StandingOffer | null | undefined;
}

const MINUTE = 60_000;

/** Minutes from now until a trip begins and ends. */
export const minutesUntil = (date: IsoDate, { start, end }: TripSpan, now: Date): MinutesUntil => {
  const at = midnightOf(date) - now.getTime() / MINUTE;
  return { pickUp: at + start, end: at + end };
};

const CHECKS: Readonly<Record<TripProgress, (booking: ProgressBooking, now: Date) => boolean>> = {
  driven: ({ status }) => isDriven(status),
  done: ({ status }) => status === BookingStatus.closed,
  underWay: ({ status, charged }) => status === BookingStatus.pending && charged,
  late: (booking, now) =>
    !isCarried(booking.offer) && isLate(booking, minutesUntil(booking.ap_date, tripSpan(booking), now)),
  toAssign: ({ status, accepted, driver_active, offer }) =>
    waitsForDriver(status, accepted, driver_active) && !isCarried(offer),
};

/**
 * Whether a trip has this progress. Shared by the figures of the home page and the lists that they link to.
 * @param now current instant, decides what is late
 */
export const isTripProgress = (progress: TripProgress, booking: ProgressBooking, now: Date): boolean =>
  CHECKS[progress](booking, now);

/** Number of trips with each of {@link TRIP_PROGRESS}. */
export function countProgress(bookings: readonly ProgressBooking[], now: Date): Readonly<Record<TripProgress, number>> {
  const count = (progress: TripProgress): number =>
    bookings.filter((booking) => isTripProgress(progress, booking, now)).length;
  return {
    driven: count('driven'),
    done: count('done'),
    underWay: count('underWay'),
    late: count('late'),
    toAssign: count('toAssign'),
  };
}
