import type { DayTrip } from './week-trips.ts';

/** Trips side by side at most; what has no room is counted. */
export const MOST_LANES = 3;

/** A trip in its lane, of so many beside each other. */
export interface PlacedTrip extends DayTrip {
  readonly lane: number;
  readonly lanes: number;
}

/** Trips that found no room, from when on. */
export interface FoldedTrips {
  readonly start: number;
  readonly trips: readonly DayTrip[];
}

/** A day as it is drawn. */
export interface DayLayout {
  readonly placed: readonly PlacedTrip[];
  readonly folded: readonly FoldedTrips[];
}

/** Trips that overlap, directly or through others, stand together. */
function clustersOf(trips: readonly DayTrip[]): DayTrip[][] {
  const clusters: DayTrip[][] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const trip of trips) {
    const cluster = trip.start < until ? clusters.at(-1) : undefined;
    if (cluster) cluster.push(trip);
    else clusters.push([trip]);
    until = cluster ? Math.max(until, trip.end) : trip.end;
  }
  return clusters;
}

/** @param trips by start */
export function layOutDay(trips: readonly DayTrip[]): DayLayout {
  const parts = clustersOf(trips).map(layOutCluster);
  return { placed: parts.flatMap(({ placed }) => placed), folded: parts.flatMap(({ folded }) => folded) };
}

function layOutCluster(cluster: readonly DayTrip[]): DayLayout {
  const ends: number[] = [];
  const placed: { trip: DayTrip; lane: number }[] = [];
  const folded: DayTrip[] = [];
  for (const trip of cluster) {
    const free = ends.findIndex((end) => end <= trip.start);
    const lane = free === -1 ? ends.length : free;
    if (lane >= MOST_LANES) folded.push(trip);
    else {
      ends[lane] = trip.end;
      placed.push({ trip, lane });
    }
  }
  const [first] = folded;
  return {
    placed: placed.map(({ trip, lane }) => ({ ...trip, lane, lanes: ends.length })),
    folded: first ? [{ start: first.start, trips: folded }] : [],
  };
}
