import { $api } from '@navette/shared/api';
import { clientName } from '@navette/shared/domain';
import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tripTimes } from '../bookings/trip-times.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import type { Conflict } from './conflict.ts';

/** Maximum number of days to fetch: a standing order may have conflicts on dozens, of which few are shown. */
const MOST_DAYS = 6;
const FRESH_MS = 60_000;

/** Client, time and destination of a trip: "Janssens Piet, 08:00–08:40, Clinique Saint-Jean". */
export const otherTripWords = (
  booking: Pick<
    BookingRow,
    | 'client_lastname'
    | 'client_firstname'
    | 'destination_name'
    | 'ap_date'
    | 'ap_time'
    | 'pick_time'
    | 'type'
    | 'back'
    | 'ap_waittime'
    | 'distance'
  >,
): string => [clientName(booking, 'list'), tripTimes(booking), booking.destination_name].filter(Boolean).join(', ');

/**
 * Returns the function that describes the other trip of a conflict, from the bookings of those days. Undefined while they are loading, or when that
 * failed: the booking's id suffices then.
 */
export function useOtherTrips(conflicts: readonly Conflict[]): (bookingId: number) => string | undefined {
  const dates = [...new Set(conflicts.flatMap(({ bookingId, date }) => (bookingId === null ? [] : date)))];
  const rows = useQueries({
    combine: allRows,
    queries: dates
      .slice(0, MOST_DAYS)
      .map((date) =>
        $api.queryOptions(
          'post',
          '/service/booking/byDate',
          { body: { startDate: date, endDate: date } },
          { staleTime: FRESH_MS, meta: { failure: 'inPlace' } },
        ),
      ),
  });
  return useCallback(
    (bookingId) => {
      const booking = rows.find(({ id }) => id === bookingId);
      return booking && otherTripWords(booking);
    },
    [rows],
  );
}

const allRows = (days: readonly { readonly data?: readonly BookingRow[] | undefined }[]): readonly BookingRow[] =>
  days.flatMap(({ data = [] }) => data);
