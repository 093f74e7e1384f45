import { api } from '@navette/shared/api';

/**
 * Deletes a destination. `restoreDestination` undoes it.
 * @throws {ApiProblem} `referenced` with the count while trips go there
 */
export async function deleteDestination(id: number): Promise<void> {
  await api.DELETE('/api/destination/{id}', { params: { path: { id } } });
}
