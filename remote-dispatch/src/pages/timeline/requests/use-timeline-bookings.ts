import { $api, type CallKey } from '@navette/shared/api';
import type { DateRange } from '@navette/shared/domain';
import { useLiveBookings } from '@navette/shared/realtime';
import { keepPreviousData } from '@tanstack/react-query';
import { shareBookings } from '../model/known-trips.ts';

/** The call of the timeline. */
export const TIMELINE_CALLS: readonly CallKey[] = [['get', '/service/booking/timeline']];

/** Milliseconds between two refreshes by the clock (S1 §9). */
const REFRESH_MS = 60_000;

/**
 * The bookings of the loaded days, asked for again every minute (also in a hidden window: the sounds are heard from another one) and whenever the
 * socket tells of a change on one of these days. An unchanged booking keeps its identity. The call before is aborted by the queue.
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
      structuralSharing: shareBookings,
    },
  );
}
