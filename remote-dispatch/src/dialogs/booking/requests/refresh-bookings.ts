import { invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

/** After a change of a booking: lists, boards and histories that may show it are asked for again. */
export const refreshBookings = (cache: QueryClient): Promise<void> =>
  invalidate(cache, [
    ['post', '/service/booking/byDate'],
    ['get', '/service/booking/timeline'],
    ['post', '/service/booking/byReverseType'],
    ['post', '/service/driver/byname/{name}'],
    ['get', '/api/booking/{id}'],
    ['get', '/api/booking/{id}/history'],
  ]);
