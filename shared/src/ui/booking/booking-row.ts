import type { components } from '@navette/openapi/types';

/** A booking as lists show it (S1 §3). */
export type BookingRow = components['schemas']['BookingRow'];
