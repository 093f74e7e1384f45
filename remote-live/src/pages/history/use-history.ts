import { $api } from '@navette/shared/api';
import { cleanTrack, trackKm, trackStops, type TrackPoint } from '@navette/shared/domain';
import { useMemo } from 'react';
import { routeOrder } from '../../entities/trip/outlook-trips.ts';

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
