import { invalidate, type CallKey } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

/** Calls whose cached responses become stale when a booking changes. */
const BOOKING_CALLS: readonly CallKey[] = [
  ['post', '/service/booking/byDate'],
  ['get', '/service/booking/timeline'],
  ['post', '/service/booking/byReverseType'],
  ['post', '/service/driver/byname/{name}'],
  ['get', '/service/booking/bySeries/{id}'],
  ['post', '/service/booking/conflicts'],
  ['post', '/service/booking/whileUnavailable'],
  ['get', '/api/booking/{id}'],
  ['get', '/api/booking/{id}/history'],
  ['get', '/service/client/{id}/card'],
];

/** Invalidates the lists, boards and histories that may contain a changed booking. */
export const refreshBookings = (cache: QueryClient): Promise<void> => invalidate(cache, BOOKING_CALLS);
