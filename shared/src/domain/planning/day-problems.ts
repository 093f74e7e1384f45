import type { DayProblemKind } from '@navette/openapi/enums';
import { Accepted, BookingStatus } from '../booking/enums.ts';
import { addDays } from '../time/date.ts';
import { brusselsToday } from '../time/brussels.ts';
import type { ConflictKind } from './conflicts.ts';
import type { PlannedTrip } from './planned-trip.ts';
import {
  isLate,
  isWaitingReturn,
  minutesOverdue,
  minutesUntil,
  type LateBooking,
  type MinutesUntil,
} from './trip-progress.ts';

/** A trip as the home page judges it. */
export interface ProblemTrip extends PlannedTrip, Pick<LateBooking, 'charged' | 'expectedLate'> {
  /** The client calls when ready for the return. */
  readonly willCall: boolean;
}

/** Something that a dispatcher should act on. */
export interface DayProblem {
  readonly kind: DayProblemKind;
  readonly tripId: number;
  /**
   * Minutes until the pick-up, below 0 when it has passed; of a trip that is late the expected delay, of a client who waits the minutes waited,
   * below 0 before the estimated time of a call.
   */
  readonly minutes: number;
}

/** Problems by urgency. */
export interface DayProblems {
  /** Of the trips that should be under way or begin within the hour, the first pick-up first. */
  readonly soon: readonly DayProblem[];
  /** Clients who wait to be brought home, and those whose call is awaited: who has waited longest first. */
  readonly waiting: readonly DayProblem[];
  /** Gaps of tomorrow, by pick-up. */
  readonly tomorrow: readonly DayProblem[];
}

/** Minutes ahead of which the problems of today are urgent. */
const SOON = 60;

const AWAY: readonly ConflictKind[] = ['inactive', 'unavailable'];

/**
 * Trips that need a dispatcher, of today and tomorrow (specification/office.md#home). A trip is named once, for its gravest problem: no driver, refused,
 * late, no answer, conflicts beyond the slack.
 * @param conflictsOf kinds of the conflicts of a trip that count
 */
export function dayProblems(
  trips: readonly ProblemTrip[],
  { now, conflictsOf }: { readonly now: Date; readonly conflictsOf: (id: number) => readonly ConflictKind[] },
): DayProblems {
  const today = brusselsToday(now);
  const timed = trips
    .filter(({ status }) => status === BookingStatus.pending)
    .map((trip): TimedTrip => {
      const until = minutesUntil(trip.date, trip, now);
      return { trip, until, minutes: Math.floor(until.pickUp) };
    })
    .toSorted((one, other) => one.minutes - other.minutes || one.trip.id - other.trip.id);
  const ofDay = (date: string) => timed.filter(({ trip }) => trip.date === date);
  const problem = (kind: DayProblemKind, { trip, minutes, until }: TimedTrip): DayProblem => ({
    kind,
    tripId: trip.id,
    minutes: kind === 'late' ? (trip.expectedLate ?? minutesOverdue(trip, until)) : minutes,
  });
  const isWaiting = ({ trip, minutes }: TimedTrip): boolean => isWaitingReturn(trip, minutes);
  return {
    soon: ofDay(today).flatMap((one) => {
      if (one.minutes > SOON || isWaiting(one)) return [];
      const kind = kindOf(one, conflictsOf(one.trip.id));
      return kind ? problem(kind, one) : [];
    }),
    waiting: ofDay(today)
      .filter(isWaiting)
      .map(({ trip, minutes }) => ({ kind: trip.willCall ? 'toCall' : 'ready', tripId: trip.id, minutes: -minutes })),
    tomorrow: ofDay(addDays(today, 1)).flatMap((one) => {
      const { accepted, driverActive, id } = one.trip;
      if (accepted === Accepted.refused) return problem('refused', one);
      if (accepted === Accepted.assign) return problem('unassigned', one);
      const isAway = !driverActive || conflictsOf(id).some((kind) => AWAY.includes(kind));
      return isAway ? problem('away', one) : [];
    }),
  };
}

interface TimedTrip {
  readonly trip: ProblemTrip;
  /** Until the pick-up, whole ones. */
  readonly minutes: number;
  readonly until: MinutesUntil;
}

function kindOf({ trip, until }: TimedTrip, conflicts: readonly ConflictKind[]): DayProblemKind | undefined {
  const { accepted, charged, driverActive } = trip;
  if (!charged && accepted === Accepted.refused) return 'refused';
  if (!charged && (accepted === Accepted.assign || !driverActive)) return 'unassigned';
  if (isLate({ ...trip, accepted: Accepted.accepted }, until)) return 'late';
  if (!charged && accepted === Accepted.pending) return 'noAnswer';
  return !charged && conflicts.length > 0 ? 'conflict' : undefined;
}
