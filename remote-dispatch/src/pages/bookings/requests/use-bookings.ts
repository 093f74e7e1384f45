import { $api, type CallKey } from '@navette/shared/api';
import type { DateRange } from '@navette/shared/domain';
import { useLiveBookings } from '@navette/shared/realtime';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';

const LISTED: readonly CallKey[] = [['post', '/service/booking/byDate']];

/**
 * Bookings of a period, refetched when a booking of one of its days changes anywhere. Without their distances, which are
 * half of the answer and which no list shows.
 */
export function useBookings({ start, end }: DateRange) {
  useLiveBookings(LISTED, ({ dates }) => dates.some((date) => date >= start && date <= end));
  const request = $api.queryOptions('post', '/service/booking/byDate', {
    body: { startDate: start, endDate: end, omit: ['distance'] },
  });
  // Asked for before the list is drawn for the first time, and ahead of what its parts ask for.
  usePrefetchQuery(request);
  return useQuery(request);
}
