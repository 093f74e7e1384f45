import { $api, api, dataOf } from '@navette/shared/api';
import type { BookingRow } from '../booking-row.ts';

/** Current state of the other leg of a pair; `undefined` when it was deleted. */
export async function getLinked(id: number): Promise<BookingRow | undefined> {
  const [booking] = await dataOf(api.GET('/api/booking/{id}', { params: { path: { id } } }));
  return booking;
}

/** The other leg of a pair; disabled without an id. */
export const useLinked = (id: number | null) =>
  $api.useQuery(
    'get',
    '/api/booking/{id}',
    { params: { path: { id: id ?? 0 } } },
    { enabled: id !== null, meta: { failure: 'inPlace' } },
  );
