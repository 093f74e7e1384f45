import type { components } from '@navette/openapi/types';
import { ApiProblem, api, dataOf } from '@navette/shared/api';

/** Result of the undo of one change. */
export type UndoResult = components['schemas']['BulkResult'];

/** Batch size, the limit of the server. */
const MOST = 1000;

/** Undoes changes of bookings by their ids in the history. Each is undone or refused independently. */
export async function undoChanges(changes: readonly number[]): Promise<UndoResult[]> {
  const results: UndoResult[] = [];
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
 * Undoes changes that belong together.
 * @throws {ApiProblem} why the first of them was refused
 */
export async function undoAll(changes: readonly number[]): Promise<void> {
  const refused = (await undoChanges(changes)).find(({ problem }) => problem !== null);
  if (refused?.problem) throw new ApiProblem(refused.problem);
}
