import { $api, type CallKey, invalidate, meantFor } from '@navette/shared/api';
import { planningSlack, type DateRange } from '@navette/shared/domain';
import { useLiveBookings } from '@navette/shared/realtime';
import { keepPreviousData, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useWarnDoubles } from '@navette/shared/ui-table';
import { pathOfCall } from '@navette/shared/ui-records';
import { versionOfSeen } from '../../bookings/version-of-seen.ts';
import {
  completeChange,
  inverseOf,
  type SaveTripChange,
  type TripChange,
  type TimelineBooking,
} from './model/timeline-trip.ts';

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
    { params: { query: { start, end, include: 'map', omit: 'legs' } } },
    {
      refetchInterval: REFRESH_MS,
      refetchIntervalInBackground: true,
      placeholderData: keepPreviousData,
    },
  );
}

const TIMELINE_KEY = ['get', '/service/booking/timeline'];
const OTHERS = [
  ['post', '/service/booking/byDate'],
  ['get', '/api/booking/{id}'],
  ['get', '/api/booking/{id}/history'],
] as const;

/**
 * Optimistic update: saves a change of a trip by one call, shows it at once, and reverts it when the call fails.
 * @param onOwn called before the change is shown, so that the user's own changes are not reported as news
 */
export function useSaveTripChange(onOwn: (change: TripChange) => void): SaveTripChange {
  const queryClient = useQueryClient();
  const warnDoubles = useWarnDoubles();
  const { mutateAsync } = $api.useMutation('put', '/api/booking/{id}');
  return useCallback<SaveTripChange>(
    async (asked, { seen, ...options } = {}) => {
      const booking = findBooking(queryClient, asked.id);
      const change = booking ? completeChange(booking, asked) : asked;
      const inverse = booking ? inverseOf(booking, change) : { id: change.id };
      const { id, ...body } = change;
      onOwn(change);
      // A response under way still has the former state.
      await queryClient.cancelQueries({ queryKey: TIMELINE_KEY });
      showChange(queryClient, change);
      try {
        const version = seen && (await versionOfSeen(id, seen));
        const save = () => mutateAsync({ params: { path: { id } }, body: { ...body, ...options } });
        warnDoubles(await meantFor(pathOfCall(['get', '/api/booking/{id}'], id), version, save));
      } catch (error) {
        onOwn(inverse);
        showChange(queryClient, inverse);
        throw error;
      } finally {
        void invalidate(queryClient, [...TIMELINE_CALLS, ...OTHERS]);
      }
      return inverse;
    },
    [mutateAsync, onOwn, queryClient, warnDoubles],
  );
}

const isList = (data: unknown): data is readonly TimelineBooking[] => Array.isArray(data);

function findBooking(queryClient: QueryClient, id: number): TimelineBooking | undefined {
  const lists = queryClient.getQueriesData({ queryKey: TIMELINE_KEY }).map(([, data]) => data);
  return lists
    .filter(isList)
    .flat()
    .find((booking) => booking.id === id);
}

function showChange(queryClient: QueryClient, { id, ...fields }: TripChange): void {
  queryClient.setQueriesData({ queryKey: TIMELINE_KEY }, (data: unknown) =>
    isList(data) ? data.map((booking) => (booking.id === id ? { ...booking, ...fields } : booking)) : data,
  );
}

const FRESH_MS = 300_000;

/** Active drivers, short form. */
export const useActiveDrivers = () => $api.useQuery('get', '/service/driver/active', {}, { staleTime: FRESH_MS });

/** Slack of the planning in minutes, as the organisation has set it. */
export function usePlanningSlack(): number {
  const { data = [] } = $api.useQuery(
    'get',
    '/service/settings',
    {},
    { staleTime: FRESH_MS, meta: { failure: 'inPlace' } },
  );
  return planningSlack(data);
}
