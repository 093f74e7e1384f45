import { api } from '@navette/shared/api';

/**
 * Deletes an M-code.
 * @throws {ApiProblem} `referenced` with their count while other records refer to it
 */
export async function deleteMCode(id: number): Promise<void> {
  await api.DELETE('/api/mcode/{id}', { params: { path: { id } } });
}
