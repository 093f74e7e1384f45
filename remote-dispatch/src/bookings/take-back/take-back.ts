import type { components } from '@navette/openapi/types';
import { ApiProblem, api, dataOf } from '@navette/shared/api';

/** What became of one change that was taken back. */
export type TakenBack = components['schemas']['BulkResult'];

/** Changes in one call; what the server takes. */
const MOST = 1000;

/** Gives bookings back the values they had before changes, by the numbers of the changes. Each is taken back or refused by itself. */
export async function takeBack(changes: readonly number[]): Promise<TakenBack[]> {
  const results: TakenBack[] = [];
  for (let start = 0; start < changes.length; start += MOST) {
    results.push(
      ...(await dataOf(
        api.POST('/service/booking/takeBack', { body: { changes: changes.slice(start, start + MOST) } }),
      )),
    );
  }
  return results;
}

/**
 * Takes back what belongs together.
 * @throws {ApiProblem} why the first of them was refused
 */
export async function takeBackAll(changes: readonly number[]): Promise<void> {
  const refused = (await takeBack(changes)).find(({ problem }) => problem !== null);
  if (refused?.problem) throw new ApiProblem(refused.problem);
}
