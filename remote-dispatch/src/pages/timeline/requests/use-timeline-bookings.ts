import { $api, type CallKey } from '@navette/shared/api';
import type { DateRange } from '@navette/shared/domain';
import { useLiveBookings } from '@navette/shared/realtime';
import { keepPreviousData } from '@tanstack/react-query';

/** Calls whose cache holds the timeline. */
export const TIMELINE_CALLS: readonly CallKey[] = [['get', '/service/booking/timeline']];

/** Polling interval, ms (specification/timeline.md#loading). */
const REFRESH_MS = 60_000;

/**
 * Bookings of the loaded days, polled every minute (also in a hidden window, where the sounds can be heard) and
 * refetched when the socket reports a change on one of these days. The queue aborts the call before.
 */
export function useTimelineBookings({ start, end }: DateRange) {
  useLiveBookings(TIMELINE_CALLS, ({ dates }) => dates.some((date) => date >= start && date <= end));
  return $api.useQuery(
    'get',
    '/service/booking/timeline',
    { params: { query: { start, end, include: 'map' } } },
    {
      refetchInterval: REFRESH_MS,
      refetchIntervalInBackground: true,
      placeholderData: keepPreviousData,
    },
  );
}
