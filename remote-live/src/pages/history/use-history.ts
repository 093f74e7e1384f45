import { $api } from '@navette/shared/api';
import {
  cleanTrack,
  trackKm,
  trackStops,
  type TrackPoint,
  plannedTimes,
  plannedTrip,
  brusselsNow,
  trackPart,
} from '@navette/shared/domain';
import { useMemo } from 'react';
import { routeOrder, type Trip } from '../../trip.ts';
import type { MapDot, MapLine } from '@navette/shared/ui-map';

const NO_POINTS: readonly TrackPoint[] = [];

/**
 * The positions of a driver on a day with its stops, and the driver's trips. Disabled before a driver is selected: each access is logged with driver
 * and day.
 */
export function useHistory(driverId: number | undefined, date: string) {
  const enabled = driverId !== undefined;
  const quiet = { enabled, meta: { failure: 'inPlace' } } as const;
  const positions = $api.useQuery(
    'post',
    '/service/live/history',
    { body: { driverId: driverId ?? 1, date } },
    // Never refetched on window focus: that would be another line of the log.
    { ...quiet, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  const bookings = $api.useQuery(
    'post',
    '/service/driver/byname/{name}',
    { params: { path: { name: String(driverId ?? 1) } }, body: { ap_date: date } },
    quiet,
  );
  const points = useMemo(
    () => (enabled && positions.data ? cleanTrack(positions.data) : NO_POINTS),
    [enabled, positions.data],
  );
  return {
    positions,
    bookings,
    points,
    trips: useMemo(() => (bookings.data && enabled ? routeOrder(bookings.data) : undefined), [bookings.data, enabled]),
    stops: useMemo(() => trackStops(points), [points]),
    km: useMemo(() => trackKm(points), [points]),
  };
}

/** Result of {@link useHistory}. */
export type History = ReturnType<typeof useHistory>;

const MINUTE = 60_000;

/** Minutes around the planned times that still belong to a trip: drivers come early, and appointments take time. */
const AROUND = 10;

/** Planned time of a trip, ms, extended by ten minutes on either side. */
export function tripPart(trip: Trip): { readonly start: number; readonly end: number } {
  const { start, end } = plannedTimes(plannedTrip(trip));
  return { start: start - AROUND * MINUTE, end: end + AROUND * MINUTE };
}

/** Begin and end of a part of the day, ms. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** Circle of each position: green with a passenger on board; a click moves the replay there. */
export const historyDots = (points: readonly TrackPoint[], onSelect: (moment: number) => void): MapDot[] =>
  points.map((point) => ({
    position: point,
    tone: point.charged ? 'green' : 'blue',
    radius: 4,
    label: brusselsNow(new Date(point.time)).time,
    onSelect: () => onSelect(Date.parse(point.time)),
  }));

/** The track, with the part of a trip highlighted. */
export function historyLines(points: readonly TrackPoint[], part: Part | undefined): MapLine[] {
  const track: MapLine = { points, tone: 'grey', width: 3 };
  return part ? [track, { points: trackPart(points, part.start, part.end), tone: 'red', width: 6 }] : [track];
}
