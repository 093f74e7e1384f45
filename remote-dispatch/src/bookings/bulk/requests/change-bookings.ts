import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import type { Outcomes } from '@navette/shared/ui-records';

type BulkChange = components['schemas']['BulkChange'];

/** Result by booking, from the server's answer. */
export const outcomesOf = (results: readonly components['schemas']['BulkResult'][]): Outcomes =>
  new Map(
    results.map(({ id, result, problem, change }) => [
      id,
      { state: result, ...(problem && { problem }), ...(change !== null && { change }) },
    ]),
  );

/** Changes several bookings, 500 at most; each is changed or refused independently. */
export async function changeBookings(body: BulkChange): Promise<Outcomes> {
  const results = await dataOf(api.POST('/service/booking/bulk', { body }));
  return outcomesOf(results);
}
