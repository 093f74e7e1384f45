import { $api, type CallKey } from '@navette/shared/api';
import { useLiveBookings, useLivePositions } from '@navette/shared/realtime';
import { useMemo } from 'react';

const WHEREABOUTS: readonly CallKey[] = [['get', '/service/booking/whereabouts']];

const MINUTE = 60_000;

/**
 * Position of the driver and expected times (specification/live.md#where-a-driver-is), again when positions come or bookings change.
 * @param bookingId one trip, whatever its time; missing: those that are under way or begin within two hours
 * @param enabled false: nothing is asked for, as for users without the permission
 */
export function useWhereabouts(bookingId?: number, enabled = true) {
  useLiveBookings(WHEREABOUTS);
  useLivePositions(WHEREABOUTS, enabled);
  return $api.useQuery(
    'get',
    '/service/booking/whereabouts',
    { params: { query: bookingId === undefined ? {} : { bookingId } } },
    { enabled, refetchInterval: MINUTE, meta: { failure: 'inPlace' } },
  );
}

/** Expected minutes of delay by booking, of trips whose driver has a recent position. */
export function useExpectedLates(enabled = true): ReadonlyMap<number, number> {
  const { data } = useWhereabouts(undefined, enabled);
  return useMemo(
    () =>
      new Map(
        data?.flatMap(({ bookingId, arrivesAt, lateMinutes }) =>
          arrivesAt ? [[bookingId, lateMinutes] as const] : [],
        ),
      ),
    [data],
  );
}
