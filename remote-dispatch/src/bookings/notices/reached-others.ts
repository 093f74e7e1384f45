import { ApiProblem } from '@navette/shared/api';
import type { BookingRow } from '../booking-row.ts';
import { getLinked } from '../linked-leg/get-linked.ts';
import { getSeriesBookings } from '../series/series-bookings.ts';
import type { SeriesScope } from '../series/affected.ts';

/** Other bookings affected by a change. */
export interface Reach {
  readonly scope?: SeriesScope | undefined;
  readonly alsoLinked?: boolean | undefined;
}

/** Another affected booking, before and after the change; `after` is null when it was deleted. */
export interface ReachedBooking {
  readonly before: BookingRow;
  readonly after: BookingRow | null;
}

type Changed = Pick<BookingRow, 'id' | 'seriesId' | 'linkedId'>;

/** Current state of the other bookings that a change may affect. */
async function othersOf({ id, seriesId, linkedId }: Changed, { scope, alsoLinked }: Reach): Promise<BookingRow[]> {
  if (seriesId !== null && scope !== undefined && scope !== 'one')
    return (await getSeriesBookings(seriesId)).filter((booking) => booking.id !== id);
  const leg = alsoLinked === true && linkedId !== null ? await getLinked(linkedId) : undefined;
  return leg ? [leg] : [];
}

/** Unreadable bookings cause no notification; the change itself must not fail for that. */
const orNone = (rows: Promise<BookingRow[]>): Promise<BookingRow[]> => rows.catch(() => []);

/**
 * Makes a change, and returns its answer with the other bookings of the standing order or the pair before and after it.
 * @returns rejects as `change` does
 */
export async function withReached<Answer>(
  booking: Changed,
  reach: Reach,
  change: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly others: readonly ReachedBooking[] }> {
  const before = await orNone(othersOf(booking, reach));
  const answer = await change();
  if (before.length === 0) return { answer, others: [] };
  const now = await othersOf(booking, reach).catch((error: unknown) => (isGone(error) ? [] : null));
  if (now === null) return { answer, others: [] };
  return {
    answer,
    others: before.map((one) => ({ before: one, after: now.find(({ id }) => id === one.id) ?? null })),
  };
}

/** The other leg was deleted with it. */
const isGone = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404;
