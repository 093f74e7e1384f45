import { Accepted, BookingStatus, isLate } from '@navette/shared/domain';
import { minutesBetween, type BoardTime } from '../../model/board-time.ts';
import type { TripConflicts } from '../../model/planning-parts.ts';
import type { TimelineTrip } from '../../model/timeline-trip.ts';

/** Kinds of exception, in the order of the strip. */
export const EXCEPTION_KINDS = [
  'late',
  'refused',
  'unassigned',
  'vehicle',
  'overlap',
  'travel',
  'unavailable',
] as const;

/** One of {@link EXCEPTION_KINDS}. */
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** Ids of the trips of each kind, by start. */
export type Exceptions = Readonly<Record<ExceptionKind, readonly number[]>>;

/** Checks of each kind for one trip; closed, unfounded and canceled trips are never exceptions. */
export function exceptionsOfTrip(
  trip: TimelineTrip,
  byTrip: TripConflicts['byTrip'],
  now: BoardTime,
): ReadonlySet<ExceptionKind> {
  const { id, booking, span } = trip;
  const found = new Set<ExceptionKind>();
  if (booking.status !== BookingStatus.pending) return found;
  if (isLate(booking, minutesBetween(now, span.start))) found.add('late');
  if (booking.accepted === Accepted.refused) found.add('refused');
  if (booking.accepted === Accepted.assign || !booking.driver_active) found.add('unassigned');
  for (const { kind } of byTrip.get(id) ?? []) {
    if (kind !== 'inactive') found.add(kind);
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
  byTrip: TripConflicts['byTrip'],
  now: BoardTime,
): Exceptions {
  const found: Record<ExceptionKind, number[]> = {
    late: [],
    refused: [],
    unassigned: [],
    vehicle: [],
    overlap: [],
    travel: [],
    unavailable: [],
  };
  for (const trip of trips) for (const kind of exceptionsOfTrip(trip, byTrip, now)) found[kind].push(trip.id);
  return found;
}
