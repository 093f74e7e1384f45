import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** A trip whose other leg is looked for. */
export type ReturnQuery = components['schemas']['ReturnBookingQuery'];

/** Bookings that bring the client of a trip back, or there, on the same day. */
export const useReturnBookings = (trip: ReturnQuery) =>
  $api.useQuery('post', '/service/booking/byReverseType', { body: trip }, { meta: { failure: 'inPlace' } });
