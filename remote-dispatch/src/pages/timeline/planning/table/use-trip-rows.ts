import { useMemo } from 'react';
import type { BoardTime } from '../../model/board-time.ts';
import type { Planning, TripConflicts } from '../../model/planning-parts.ts';
import type { TimelineTrip } from '../../model/timeline-trip.ts';
import { EXCEPTION_KINDS, exceptionsOfTrip } from '../exceptions/exceptions-of.ts';
import { tripsOfDay } from '../exceptions/trips-of-day.ts';
import { useBoardNow } from '../exceptions/use-board-now.ts';
import type { TripRow } from './trip-row.ts';

const noConflicts: TripRow['conflicts'] = [];

/** Row cache: an unchanged trip stays the same object, so that only changed rows flash. */
const known = new WeakMap<TimelineTrip, TripRow>();

function rowOf(trip: TimelineTrip, { byTrip, slack }: TripConflicts, now: BoardTime): TripRow {
  const found = exceptionsOfTrip(trip, { byTrip, slack }, now);
  const row: TripRow = {
    id: trip.id,
    trip,
    kinds: EXCEPTION_KINDS.filter((kind) => found.has(kind)),
    conflicts: byTrip.get(trip.id) ?? noConflicts,
  };
  const before = known.get(trip);
  if (before && JSON.stringify([before.kinds, before.conflicts]) === JSON.stringify([row.kinds, row.conflicts]))
    return before;
  known.set(trip, row);
  return row;
}

/** Rows of the shown day and drivers. */
export function useTripRows({ trips, day }: Planning, conflicts: TripConflicts): readonly TripRow[] {
  const now = useBoardNow();
  return useMemo(() => tripsOfDay(trips, day).map((trip) => rowOf(trip, conflicts, now)), [trips, day, conflicts, now]);
}
