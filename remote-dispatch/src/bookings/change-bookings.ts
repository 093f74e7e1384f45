import type { BulkJob, Outcome, Outcomes } from '@navette/shared/ui-records';
import type { BookingRow } from './booking-row.ts';
import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { undoChanges } from './undo.ts';

/** Job on several bookings. `notify` notifies the drivers who accepted the changed ones; `anyway` ignores conflicts of the driver. */
export type BookingJob = BulkJob<BookingRow>;

type BulkChange = components['schemas']['BulkChange'];

/** Result for a booking, with the trips that its client then has at the same time. */
interface BookingOutcome extends Outcome {
  readonly doubles?: components['schemas']['DoubleTrip'][];
}

/** Result by booking, from the server's answer. */
const outcomesOf = (results: readonly components['schemas']['BulkResult'][]): ReadonlyMap<number, BookingOutcome> =>
  new Map(
    results.map(({ id, result, problem, change, doubles }) => [
      id,
      { state: result, ...(problem && { problem }), ...(change !== null && { change }), ...(doubles && { doubles }) },
    ]),
  );

/** Changes several bookings, 500 at most; each is changed or refused independently. */
export async function changeBookings(body: BulkChange): Promise<Outcomes> {
  const results = await dataOf(api.POST('/service/booking/bulk', { body }));
  return outcomesOf(results);
}

/**
 * Batch size. The server accepts 500; smaller batches show progress, and leave fewer bookings uncertain when a call
 * breaks off.
 */
export const PER_CALL = 50;

/** Job that undoes a change: each booking gets its former values, consequences included. */
export const undoJob =
  (title: (count: number) => string): NonNullable<BookingJob['undo']> =>
  (rows, outcomes) => ({
    title: title(rows.length),
    rows,
    perCall: PER_CALL,
    send: async (some) => outcomesOf(await undoChanges(some.flatMap(({ id }) => outcomes.get(id)?.change ?? []))),
  });
