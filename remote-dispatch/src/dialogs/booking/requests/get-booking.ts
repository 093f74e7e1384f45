import { $api } from '@navette/shared/api';
import { useState } from 'react';
import type { BookingRow } from '../../../bookings/booking-row.ts';

/**
 * A booking to change, asked anew each time a dialog opens: what is changed in the form is told by comparing with it.
 * `booking` is there once that answer came, and stays what it was whatever is fetched behind the open form.
 */
export function useFreshBooking(id: number) {
  const query = $api.useQuery('get', '/api/booking/{id}', { params: { path: { id } } }, { staleTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } });
  const [booking, setBooking] = useState<BookingRow>();
  const [answered] = query.isFetchedAfterMount && query.isSuccess ? query.data : [];
  if (booking === undefined && answered !== undefined) setBooking(answered);
  return { booking, error: query.error, refetch: query.refetch, isFetching: query.isFetching };
}
