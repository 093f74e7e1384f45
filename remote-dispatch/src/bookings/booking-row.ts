import type { components } from '@navette/openapi/types';

/** A booking as the server answers it (S1 §3). */
export type BookingRow = components['schemas']['BookingRow'];
