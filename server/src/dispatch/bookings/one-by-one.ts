import { asProblem } from '../../kernel/as-problem.ts';
import type { Incident } from '../../kernel/incident.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import type { DoubleTrip } from './duplicates.ts';
import { announceBookings, type BookingWriting, type Written } from './write-bookings.ts';

type BulkResult = AnswerOf<'changeBookings'>[number];

/** Result for one booking: the ids of its changes, and its double trips. */
export interface Done {
  readonly changes: readonly number[];
  readonly doubles?: readonly DoubleTrip[];
}

/** One booking of several, and the operation on it. */
export interface OneOfMany {
  readonly id: number;
  /** Runs before its transaction begins. */
  readonly prepare?: () => Promise<void>;
  readonly work: (trx: Db) => Promise<Written<Done>>;
}

/** Changes bookings each in a transaction of its own, as if it were changed alone; subscribers are notified once for all of them. */
export async function oneByOne(
  services: BookingWriting,
  incident: Incident,
  bookings: readonly OneOfMany[],
): Promise<BulkResult[]> {
  const changed: { ids: number[]; dates: string[] } = { ids: [], dates: [] };

  const changeOne = async ({ id, prepare, work }: OneOfMany): Promise<BulkResult> => {
    try {
      await prepare?.();
      const { result, ids, dates } = await services.db.transaction().execute(work);
      changed.ids.push(...ids);
      changed.dates.push(...dates);
      const doubles = [...(result.doubles ?? [])];
      return {
        id,
        result: ids.length > 0 ? 'changed' : 'unchanged',
        problem: null,
        change: result.changes[0] ?? null,
        ...(doubles.length > 0 && { doubles }),
      };
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status >= 500)
        incident.log.error({ err: error, bookingId: id }, 'a booking of several could not be changed');
      return { id, result: 'refused', problem: problem.body(incident.id), change: null };
    }
  };

  const results: BulkResult[] = [];
  for (const booking of bookings) results.push(await changeOne(booking));
  await announceBookings(services, changed.ids, changed.dates);
  return results;
}
