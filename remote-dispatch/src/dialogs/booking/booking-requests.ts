import { $api, api, dataOf, transportProblem } from '@navette/shared/api';
import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { useValue } from './booking-form.ts';

/**
 * A booking to change, refetched each time a dialog opens, since changes are found by comparison with it. `booking` is set once that answer arrived,
 * and stays the same whatever is fetched while the form is open. `listed` is its row in a list, without distance and addresses, to be shown until then.
 */
export function useFreshBooking(id: number) {
  const cache = useQueryClient();
  const [listed] = useState(() => listedBooking(cache, id));
  const query = $api.useQuery(
    'get',
    '/api/booking/{id}',
    { params: { path: { id } } },
    { staleTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );
  const [booking, setBooking] = useState<BookingRow>();
  const [answered] = query.isFetchedAfterMount && query.isSuccess ? query.data : [];
  if (booking === undefined && answered !== undefined) setBooking(answered);
  return { booking, listed, error: query.error, refetch: query.refetch, isFetching: query.isFetching };
}

/** Row of a booking in a list of the cache. Lists leave out the distance, or hold another form of it. */
function listedBooking(cache: QueryClient, id: number): BookingRow | undefined {
  const lists = cache.getQueriesData<readonly BookingRow[]>({ queryKey: ['post', '/service/booking/byDate'] });
  for (const [, rows] of lists) {
    const row = rows?.find((booking) => booking.id === id);
    if (row) return { ...row, distance: null };
  }
  return undefined;
}

/** Subscribes to every answer for a booking, of any request. `onAnswer` keeps its identity. */
export function useOnBooking(id: number, onAnswer: (booking: BookingRow) => void): void {
  const cache = useQueryClient();
  useEffect(() => {
    const { queryKey } = $api.queryOptions('get', '/api/booking/{id}', { params: { path: { id } } });
    const hash = hashKey(queryKey);
    return cache.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
      const [booking] = cache.getQueryData<readonly BookingRow[]>(queryKey) ?? [];
      if (booking) onAnswer(booking);
    });
  }, [cache, id, onAnswer]);
}

/**
 * Fetches a booking, bypassing the cache.
 * @throws {ApiProblem} `notFound` when it was deleted
 */
export async function readBooking(id: number): Promise<BookingRow> {
  const [booking] = await dataOf(api.GET('/api/booking/{id}', { params: { path: { id } } }));
  if (!booking) throw transportProblem('unexpected');
  return booking;
}

/** The client of the form with all fields; disabled while none is chosen. */
export function useChosenClient() {
  const clientId = useValue('clientId');
  const query = $api.useQuery(
    'get',
    '/api/client/{id}',
    { params: { path: { id: clientId ?? 0 } } },
    { staleTime: 60_000, meta: { failure: 'inPlace' }, enabled: clientId !== null },
  );
  return { ...query, client: query.data?.[0] };
}

/** Every change of a booking, the latest first. */
export const useBookingHistory = (id: number, enabled = true) =>
  $api.useQuery(
    'get',
    '/api/booking/{id}/history',
    { params: { path: { id } } },
    { enabled, meta: { failure: 'inPlace' } },
  );
