import type { TimelineTrip } from './timeline-trip.ts';

/** Row for the keyboard navigation. */
export interface BoardRow {
  readonly driverId: number;
  /** By start. */
  readonly trips: readonly TimelineTrip[];
}

/** Keyboard position: on a trip, or on the name of a driver. */
export interface BoardPlace {
  readonly driverId: number;
  readonly tripId: number | null;
}

/** Position that a key leads to; undefined: none, or the key is not one of the board's. */
export function nextPlace(rows: readonly BoardRow[], place: BoardPlace, key: string): BoardPlace | undefined {
  const rowIndex = rows.findIndex(({ driverId }) => driverId === place.driverId);
  const row = rows[rowIndex];
  if (!row) return undefined;
  const index = row.trips.findIndex(({ id }) => id === place.tripId);
  const on = (trip: TimelineTrip | undefined): BoardPlace | undefined =>
    trip && { driverId: row.driverId, tripId: trip.id };
  switch (key) {
    case 'ArrowRight':
      return on(row.trips[index + 1]);
    case 'ArrowLeft':
      return index > 0 ? on(row.trips[index - 1]) : index === 0 ? { driverId: row.driverId, tripId: null } : undefined;
    case 'Home':
      return on(sameDay(row, place)[0]) ?? { driverId: row.driverId, tripId: null };
    case 'End':
      return on(sameDay(row, place).at(-1));
    case 'ArrowDown':
      return across(rows[rowIndex + 1], row.trips[index]);
    case 'ArrowUp':
      return across(rows[rowIndex - 1], row.trips[index]);
    default:
      return undefined;
  }
}

const DAY = 86_400_000;

/** Trips of the day of the current position; from a name, all of them. */
function sameDay({ trips }: BoardRow, { tripId }: BoardPlace): readonly TimelineTrip[] {
  const at = trips.find(({ id }) => id === tripId);
  return at ? trips.filter(({ span }) => Math.floor(span.start / DAY) === Math.floor(at.span.start / DAY)) : trips;
}

/** Position in another row: the trip nearest in time, or the name when coming from a name or the row is empty. */
function across(row: BoardRow | undefined, from: TimelineTrip | undefined): BoardPlace | undefined {
  if (!row) return undefined;
  const middle = (trip: TimelineTrip) => (trip.span.start + trip.span.end) / 2;
  const nearest =
    from &&
    [...row.trips].sort(
      (left, right) => Math.abs(middle(left) - middle(from)) - Math.abs(middle(right) - middle(from)),
    )[0];
  return { driverId: row.driverId, tripId: nearest?.id ?? null };
}
