import type { components } from '@navette/openapi/types';

/** A booking as lists show it (specification/bookings.md#fields). */
export type BookingRow = components['schemas']['BookingRow'];
