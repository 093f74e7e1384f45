import { undoChanges } from '../../undo/undo-changes.ts';
import type { BookingJob } from '../bulk-job.ts';
import { outcomesOf } from '../change-bookings.ts';
import { PER_CALL } from './per-call.ts';

/** Job that undoes a change: each booking gets its former values, consequences included. */
export const undoJob =
  (title: (count: number) => string): NonNullable<BookingJob['undo']> =>
  (rows, outcomes) => ({
    title: title(rows.length),
    rows,
    perCall: PER_CALL,
    send: async (some) => outcomesOf(await undoChanges(some.flatMap(({ id }) => outcomes.get(id)?.change ?? []))),
  });
