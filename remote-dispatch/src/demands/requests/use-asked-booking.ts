import { $api, ApiProblem, type CallKey } from '@navette/shared/api';
import { useLiveBookings } from '@navette/shared/realtime';
import type { BookingRow } from '../../bookings/booking-row.ts';

const ASKED: readonly CallKey[] = [['get', '/api/booking/{id}']];

/** The booking of a demand, updated live: found, deleted, or unknown (yet). */
export type AskedBooking =
  | { readonly status: 'there'; readonly booking: BookingRow }
  | { readonly status: 'gone' }
  | { readonly status: 'unknown' };

/** Current state of the booking of a demand. */
export function useAskedBooking(id: number): AskedBooking {
  useLiveBookings(ASKED, ({ ids }) => ids.includes(id));
  const { data, error } = $api.useQuery(
    'get',
    '/api/booking/{id}',
    { params: { path: { id } } },
    { staleTime: 0, meta: { failure: 'inPlace' } },
  );
  if (error instanceof ApiProblem && error.status === 404) return { status: 'gone' };
  const booking = data?.[0];
  return booking ? { status: 'there', booking } : { status: 'unknown' };
}
