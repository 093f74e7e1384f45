import { $api, api, dataOf } from '@navette/shared/api';
import type { BookingRow } from '../booking-row.ts';

/** The other leg of a visit, as it is now; `undefined` when it is gone. */
export async function getLinked(id: number): Promise<BookingRow | undefined> {
  const [booking] = await dataOf(api.GET('/api/booking/{id}', { params: { path: { id } } }));
  return booking;
}

/** The other leg of a visit, for the screen; nothing is asked while there is none. */
export const useLinked = (id: number | null) =>
  $api.useQuery(
    'get',
    '/api/booking/{id}',
    { params: { path: { id: id ?? 0 } } },
    { enabled: id !== null, meta: { failure: 'inPlace' } },
  );
