import { invalidate, type CallKey } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

/** The calls whose answers a change of a booking puts out of date. */
const BOOKING_CALLS: readonly CallKey[] = [
  ['post', '/service/booking/byDate'],
  ['get', '/service/booking/timeline'],
  ['post', '/service/booking/byReverseType'],
  ['post', '/service/driver/byname/{name}'],
  ['get', '/service/booking/bySeries/{id}'],
  ['post', '/service/booking/conflicts'],
  ['get', '/api/booking/{id}'],
  ['get', '/api/booking/{id}/history'],
];

/** After a change of a booking: lists, boards and histories that may show it are asked for again. */
export const refreshBookings = (cache: QueryClient): Promise<void> => invalidate(cache, BOOKING_CALLS);
