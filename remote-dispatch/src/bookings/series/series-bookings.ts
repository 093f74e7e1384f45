import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';

/** Booking of a standing order. */
export type SeriesBooking = components['schemas']['BookingRow'];

/** Bookings of a standing order, by day. */
export const getSeriesBookings = (id: number): Promise<readonly SeriesBooking[]> =>
  dataOf(api.GET('/service/booking/bySeries/{id}', { params: { path: { id } } }));

/** Bookings of a standing order, by day, as a query. */
export const useSeriesBookings = (id: number) =>
  $api.useQuery(
    'get',
    '/service/booking/bySeries/{id}',
    { params: { path: { id } } },
    { meta: { failure: 'inPlace' } },
  );
