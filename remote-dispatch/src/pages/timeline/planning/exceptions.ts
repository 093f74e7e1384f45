import {
  Accepted,
  BookingStatus,
  isCarried,
  isLate,
  isWaitingReturn,
  isWithinSlack,
  type IsoDate,
} from '@navette/shared/domain';
import { minutesBetween, type BoardTime, dayOf, boardNow } from '../model/board-time.ts';
import type { TripConflicts } from '../model/planning-parts.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { messageKey } from '@navette/shared/i18n';
import { AlarmClock, Hourglass, PhoneIncoming, UserRoundPlus, UserRoundX, type LucideIcon } from 'lucide-react';
import { conflictStyles } from '../../../conflicts/conflict.ts';
import { useEffect, useState } from 'react';

/** Kinds of exception, the gravest first. `tight`: trips that overlap, or lack travel time, by no more than the slack. */
export const EXCEPTION_KINDS = [
  'late',
  'waiting',
  'refused',
  'unassigned',
  'vehicle',
  'papers',
  'overlap',
  'travel',
  'unavailable',
  'tight',
] as const;

/** One of {@link EXCEPTION_KINDS}. */
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** Severity of an exception: somebody waits or will wait, a plan that hardly works, one to watch. */
export type Severity = 'severe' | 'warning' | 'minor';

const SEVERITIES: Readonly<Record<ExceptionKind, Severity>> = {
  late: 'severe',
  waiting: 'warning',
  refused: 'severe',
  unassigned: 'severe',
  vehicle: 'severe',
  papers: 'severe',
  overlap: 'severe',
  travel: 'warning',
  unavailable: 'warning',
  tight: 'minor',
};

/** Severity of a kind of exception. */
export const severityOf = (kind: ExceptionKind): Severity => SEVERITIES[kind];

/** Ids of the trips of each kind, by start. */
export type Exceptions = Readonly<Record<ExceptionKind, readonly number[]>>;

const nothingExpected: ReadonlyMap<number, number> = new Map();

/**
 * Checks of each kind for one trip; closed, unfounded and canceled trips are never exceptions, nor is one that a partner carrier drives.
 * @param expected minutes of delay by the position of the driver, by booking
 */
export function exceptionsOfTrip(
  trip: TimelineTrip,
  { byTrip, slack }: Pick<TripConflicts, 'byTrip' | 'slack'>,
  now: BoardTime,
  expected: ReadonlyMap<number, number> = nothingExpected,
): ReadonlySet<ExceptionKind> {
  const { id, booking, span } = trip;
  const found = new Set<ExceptionKind>();
  if (booking.status !== BookingStatus.pending || isCarried(booking.offer)) return found;
  const until = { pickUp: minutesBetween(now, span.start), end: minutesBetween(now, span.end) };
  if (isWaitingReturn(booking, until.pickUp)) found.add('waiting');
  if (isLate({ ...booking, expectedLate: expected.get(id) }, until)) found.add('late');
  if (booking.accepted === Accepted.refused) found.add('refused');
  if (booking.accepted === Accepted.assign || !booking.driver_active) found.add('unassigned');
  for (const conflict of byTrip.get(id) ?? []) {
    if (isWithinSlack(conflict, slack)) found.add('tight');
    else if (conflict.kind !== 'inactive') found.add(conflict.kind);
  }
  return found;
}

/**
 * Exceptions among the trips, by kind.
 * @param trips by start
 * @param now as `boardNow` returns it
 */
export function exceptionsOf(
  trips: readonly TimelineTrip[],
  conflicts: Pick<TripConflicts, 'byTrip' | 'slack'>,
  now: BoardTime,
  expected: ReadonlyMap<number, number> = nothingExpected,
): Exceptions {
  const found: Record<ExceptionKind, number[]> = {
    late: [],
    waiting: [],
    refused: [],
    unassigned: [],
    vehicle: [],
    papers: [],
    overlap: [],
    travel: [],
    unavailable: [],
    tight: [],
  };
  for (const trip of trips)
    for (const kind of exceptionsOfTrip(trip, conflicts, now, expected)) found[kind].push(trip.id);
  return found;
}

/** Icon and text of each kind of exception. */
export const exceptionStyles: Readonly<Record<ExceptionKind, { readonly icon: LucideIcon; readonly label: string }>> = {
  late: { icon: AlarmClock, label: messageKey('planning.exception.late') },
  waiting: { icon: PhoneIncoming, label: messageKey('planning.exception.waiting') },
  refused: { icon: UserRoundX, label: messageKey('planning.exception.refused') },
  unassigned: { icon: UserRoundPlus, label: messageKey('planning.exception.unassigned') },
  vehicle: conflictStyles.vehicle,
  papers: conflictStyles.papers,
  overlap: conflictStyles.overlap,
  travel: conflictStyles.travel,
  unavailable: conflictStyles.unavailable,
  tight: { icon: Hourglass, label: messageKey('planning.exception.tight') },
};

/** Trips whose appointment or start is on a day. */
export function tripsOfDay(trips: readonly TimelineTrip[], day: IsoDate): readonly TimelineTrip[] {
  const { start, end } = dayOf(day);
  return trips.filter(({ booking, span }) => booking.ap_date === day || (span.start >= start && span.start < end));
}

const EVERY = 30_000;

/** Current board time, updated twice a minute. */
export function useBoardNow(): BoardTime {
  const [now, setNow] = useState(boardNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(boardNow()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
