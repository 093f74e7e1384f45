import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';

/** A booking of a standing order. */
export type SeriesBooking = components['schemas']['BookingRow'];

/** The bookings of a standing order, by day. */
export const getSeriesBookings = (id: number): Promise<readonly SeriesBooking[]> =>
  dataOf(api.GET('/service/booking/bySeries/{id}', { params: { path: { id } } }));

/** The bookings of a standing order, by day, for the screen. */
export const useSeriesBookings = (id: number) =>
  $api.useQuery(
    'get',
    '/service/booking/bySeries/{id}',
    { params: { path: { id } } },
    { meta: { failure: 'inPlace' } },
  );
