import { api } from '@navette/shared/api';

/**
 * Deletes a care center. Its address stays what it is on the mailing list.
 * @throws {ApiProblem} `referenced` with their count while other records refer to it
 */
export async function deleteCareCenter(id: number): Promise<void> {
  await api.DELETE('/api/carecenter/{id}', { params: { path: { id } } });
}
