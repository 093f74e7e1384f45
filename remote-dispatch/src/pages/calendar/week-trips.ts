import type { components } from '@navette/openapi/types';
import { isClockTime, tripSpan, wallSpan, type TripSpan } from '@navette/shared/domain';

/** Booking as returned in lists. */
export type Booking = components['schemas']['BookingRow'];

/** Booking with the time that it takes, in minutes of the clock since midnight. */
export interface DayTrip extends TripSpan {
  readonly booking: Booking;
}

/** Trips of a day: those in the shown hours, by time, and the numbers before and after. */
export interface CalendarDay {
  readonly date: string;
  readonly trips: readonly DayTrip[];
  readonly before: number;
  readonly after: number;
}

/** Groups trips by day. */
export function calendarDays(
  dates: readonly string[],
  bookings: readonly Booking[],
  { start, end }: Hours,
): CalendarDay[] {
  return dates.map((date) => {
    const all = bookings
      .filter(({ ap_date, ap_time }) => ap_date === date && isClockTime(ap_time))
      .map((booking) => ({ booking, ...wallSpan(date, tripSpan(booking)) }));
    const shown = all.filter((trip) => trip.end > start && trip.start < end);
    return {
      date,
      trips: shown.toSorted((a, b) => a.start - b.start || a.booking.id - b.booking.id),
      before: all.filter((trip) => trip.end <= start).length,
      after: all.filter((trip) => trip.start >= end).length,
    };
  });
}

/** Minutes in a row of the grid (specification/office.md#calendar). */
export const INTERVAL = 10;

/** Minutes that a drag snaps to. */
const SNAP = 15;

/** Part of the day that the calendar shows, in minutes since midnight. */
export interface Hours {
  readonly start: number;
  readonly end: number;
}

/** Office hours: 48 intervals from 09:00. */
export const OFFICE_HOURS: Hours = { start: 9 * 60, end: 9 * 60 + 48 * INTERVAL };

/** Whole day, with early dialysis and late returns. */
export const WHOLE_DAY: Hours = { start: 5 * 60, end: 23 * 60 };

/** Rounds down to a quarter of an hour. */
const snapDown = (minutes: number): number => Math.floor(minutes / SNAP) * SNAP;

/** The dragged time in whole quarters of an hour, at least one, within the shown hours. */
export function draggedRange(from: number, to: number, { start, end }: Hours): Hours {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const begin = Math.min(Math.max(start, snapDown(first)), end - SNAP);
  return { start: begin, end: Math.min(end, Math.max(begin + SNAP, snapDown(last + SNAP - 1))) };
}

/**
 * Limit of lanes side by side. Where trips need more, there are fewer lanes, each wide enough to read, and the rest is
 * counted by the hour.
 */
const MOST_LANES = 3;
const LANES_OF_BUSY_DAYS = 2;

/** Minimum height of a trip, in minutes, so that short ones don't overlap. */
const LEAST = 20;

interface PlacedTrip extends DayTrip {
  readonly lane: number;
  readonly lanes: number;
}

/** Trips without a lane, by the hour in which they start. */
export interface FoldedTrips {
  readonly start: number;
  readonly trips: readonly DayTrip[];
}

/** Trips of a day in lanes. */
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

/** Time that is being drawn by keyboard. */
export interface DrawnPiece extends Hours {
  /** Index of the day in the week, 0 to 6. */
  readonly day: number;
}

/** Effect of a key. */
export type DrawKey = 'up' | 'down' | 'left' | 'right' | 'longer' | 'shorter';

const LAST_DAY = 6;

/** Initial length: visible, and what most trips take. */
const FIRST_LENGTH = 4 * SNAP;

/** Initial position: today at the next full hour within the shown hours, on another day in their middle. */
export function firstPiece(day: number, hours: Hours, minute?: number): DrawnPiece {
  const wanted = minute === undefined ? (hours.start + hours.end) / 2 : Math.ceil(minute / 60) * 60;
  return clamp({ day, start: wanted, end: wanted + FIRST_LENGTH }, hours);
}

/**
 * The drawn time after a key: moved by a quarter of an hour or a day, or a quarter longer or shorter; at least one
 * quarter, within the shown hours.
 */
export function movedPiece(piece: DrawnPiece, key: DrawKey, hours: Hours): DrawnPiece {
  const { day, start, end } = piece;
  switch (key) {
    case 'up':
      return clamp({ day, start: start - SNAP, end: end - SNAP }, hours);
    case 'down':
      return clamp({ day, start: start + SNAP, end: end + SNAP }, hours);
    case 'left':
      return { ...piece, day: Math.max(0, day - 1) };
    case 'right':
      return { ...piece, day: Math.min(LAST_DAY, day + 1) };
    case 'longer':
      return { ...piece, end: Math.min(hours.end, end + SNAP) };
    case 'shorter':
      return { ...piece, end: Math.max(start + SNAP, end - SNAP) };
  }
}

/** Moves into the shown hours, keeping the length. */
function clamp({ day, start, end }: DrawnPiece, hours: Hours): DrawnPiece {
  const length = Math.min(end - start, hours.end - hours.start);
  const begin = Math.min(Math.max(start, hours.start), hours.end - length);
  return { day, start: begin, end: begin + length };
}
