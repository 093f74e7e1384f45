import type { components } from '@navette/openapi/types';

/** Booking as the API returns it (specification/bookings.md#fields). */
export type BookingRow = components['schemas']['BookingRow'];
