import { takeBack } from '../../../../bookings/take-back/take-back.ts';
import type { BulkJob } from '../model/bulk-job.ts';
import { outcomesOf } from '../requests/change-bookings.ts';
import { PER_CALL } from './per-call.ts';

/** The way back from a change: each booking gets what it had before, with all that went with it. */
export const takeBackJob =
  (title: (count: number) => string): NonNullable<BulkJob['undo']> =>
  (rows, outcomes) => ({
    title: title(rows.length),
    rows,
    perCall: PER_CALL,
    send: async (some) => outcomesOf(await takeBack(some.flatMap(({ id }) => outcomes.get(id)?.change ?? []))),
  });
