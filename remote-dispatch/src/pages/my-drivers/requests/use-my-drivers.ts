import { $api, type CallKey } from '@navette/shared/api';
import { useLive, useLiveBookings } from '@navette/shared/realtime';
import { useMemo } from 'react';
import { driverDays } from '../model/driver-day.ts';

const LISTED: readonly CallKey[] = [['post', '/service/booking/byDate']];

/** Days of the active drivers, updated live with bookings and positions. Failed positions leave the rest usable. */
export function useMyDrivers(date: string, now: Date) {
  useLiveBookings(LISTED, ({ dates }) => dates.includes(date));
  const drivers = $api.useQuery('get', '/api/driver');
  const bookings = $api.useQuery('post', '/service/booking/byDate', { body: { startDate: date, endDate: date } });
  const availability = $api.useQuery('get', '/service/agenda/available', {
    params: { query: { startDate: date, endDate: date } },
  });
  const live = useLive('locations');
  const queries = [drivers, bookings, availability];
  const rows = useMemo(
    () =>
      drivers.data && bookings.data && availability.data
        ? driverDays({
            drivers: drivers.data,
            bookings: bookings.data,
            availability: availability.data,
            locations: live.records,
            now,
          })
        : undefined,
    [drivers.data, bookings.data, availability.data, live.records, now],
  );
  return {
    rows,
    live,
    load: {
      isPending: queries.some(({ isPending }) => isPending),
      isFetching: queries.some(({ isFetching }) => isFetching),
      error: queries.find(({ error }) => error !== null)?.error ?? null,
      refetch: () => void Promise.all(queries.map((query) => query.refetch())),
    },
  };
}
