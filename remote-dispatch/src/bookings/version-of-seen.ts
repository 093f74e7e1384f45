import { api } from '@navette/shared/api';
import type { BookingRow } from './booking-row.ts';

const PLANNED = ['driverId', 'ap_date', 'ap_time', 'pick_time', 'status'] as const;

/** Fields of a booking as a list showed them, which a user's change builds on. */
export type SeenBooking = Partial<Pick<BookingRow, (typeof PLANNED)[number]>>;

/**
 * Version (ETag) for a change of a booking that was seen in a list: rows of lists have none. The booking is read first; a change of any other field is no
 * conflict. When a field that was seen has changed, the version is one that no longer exists: the server's refusal (409 `record.changed`) names who was faster.
 */
export async function versionOfSeen(id: number, seen: SeenBooking): Promise<string | undefined> {
  const { data, response } = await api.GET('/api/booking/{id}', { params: { path: { id } } });
  const isStale = PLANNED.some((field) => seen[field] !== undefined && seen[field] !== data?.[0]?.[field]);
  return isStale ? '"stale"' : (response.headers.get('ETag') ?? undefined);
}
