import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import type { Outcome, Outcomes } from '@navette/shared/ui-records';

type BulkChange = components['schemas']['BulkChange'];

/** Result for a booking, with the trips that its client then has at the same time. */
interface BookingOutcome extends Outcome {
  readonly doubles?: components['schemas']['DoubleTrip'][];
}

/** Result by booking, from the server's answer. */
export const outcomesOf = (
  results: readonly components['schemas']['BulkResult'][],
): ReadonlyMap<number, BookingOutcome> =>
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
