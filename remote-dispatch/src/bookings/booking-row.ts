import type { components } from '@navette/openapi/types';

/** Booking as the API returns it (S1 §3). */
export type BookingRow = components['schemas']['BookingRow'];
