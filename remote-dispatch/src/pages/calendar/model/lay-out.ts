import type { DayTrip } from './week-trips.ts';

/**
 * Limit of lanes side by side. Where trips need more, there are fewer lanes, each wide enough to read, and the rest is
 * counted by the hour.
 */
const MOST_LANES = 3;
const LANES_OF_BUSY_DAYS = 2;

/** Minimum height of a trip, in minutes, so that short ones don't overlap. */
const LEAST = 20;

/** Trip with its lane and the number of lanes. */
export interface PlacedTrip extends DayTrip {
  readonly lane: number;
  readonly lanes: number;
}

/** Trips without a lane, by the hour in which they start. */
export interface FoldedTrips {
  readonly start: number;
  readonly trips: readonly DayTrip[];
}

/** Layout of a day. */
export interface DayLayout {
  readonly placed: readonly PlacedTrip[];
  /** By the hour; they need a margin beside the lanes. */
  readonly folded: readonly FoldedTrips[];
}

/** End of a trip as drawn, at least the minimum height after its start; the time before `from` is not drawn. */
const endOf = ({ start, end }: DayTrip, from: number): number => Math.max(end, Math.max(start, from) + LEAST);

/** Groups of trips that overlap, directly or through others. */
function clustersOf(trips: readonly DayTrip[], from: number): DayTrip[][] {
  const clusters: DayTrip[][] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const trip of trips) {
    const cluster = trip.start < until ? clusters.at(-1) : undefined;
    if (cluster) cluster.push(trip);
    else clusters.push([trip]);
    until = Math.max(cluster ? until : 0, endOf(trip, from));
  }
  return clusters;
}

/**
 * Layout of the trips of a day in lanes.
 * @param trips by start
 * @param from minute of the day at which the column starts
 */
export function layOutDay(trips: readonly DayTrip[], from = 0): DayLayout {
  const clusters = clustersOf(trips, from);
  const roomy = clusters.map((cluster) => layOutCluster(cluster, MOST_LANES, from));
  const isBusy = roomy.some(({ left }) => left.length > 0);
  const parts = isBusy ? clusters.map((cluster) => layOutCluster(cluster, LANES_OF_BUSY_DAYS, from)) : roomy;
  return {
    placed: parts.flatMap(({ placed }) => placed),
    folded: byHour(
      parts.flatMap(({ left }) => left),
      from,
    ),
  };
}

function layOutCluster(
  cluster: readonly DayTrip[],
  most: number,
  from: number,
): { readonly placed: readonly PlacedTrip[]; readonly left: readonly DayTrip[] } {
  const ends: number[] = [];
  const placed: { trip: DayTrip; lane: number }[] = [];
  const left: DayTrip[] = [];
  for (const trip of cluster) {
    const free = ends.findIndex((end) => end <= trip.start);
    const lane = free === -1 ? ends.length : free;
    if (lane >= most) left.push(trip);
    else {
      ends[lane] = endOf(trip, from);
      placed.push({ trip, lane });
    }
  }
  return { placed: placed.map(({ trip, lane }) => ({ ...trip, lane, lanes: ends.length })), left };
}

function byHour(trips: readonly DayTrip[], from: number): readonly FoldedTrips[] {
  const hours = new Map<number, DayTrip[]>();
  for (const trip of trips) {
    const start = Math.floor(Math.max(trip.start, from) / 60) * 60;
    hours.set(start, [...(hours.get(start) ?? []), trip]);
  }
  return [...hours].map(([start, some]) => ({ start, trips: some }));
}
