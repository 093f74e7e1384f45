import { $api, invalidate, meantFor } from '@navette/shared/api';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useWarnDoubles } from '@navette/shared/ui-booking';
import { versionOfSeen } from '../../../bookings/version-of-seen.ts';
import { completeChange, inverseOf, type SaveTripChange, type TripChange } from '../model/timeline-change.ts';
import type { TimelineBooking } from '../model/timeline-trip.ts';
import { TIMELINE_CALLS } from './use-timeline-bookings.ts';

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
        warnDoubles(await meantFor(`/api/booking/${id}`, version, save));
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
