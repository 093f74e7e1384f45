import { api } from '@navette/shared/api';

/**
 * Deletes a client.
 * @throws {ApiProblem} `referenced` with the count while trips or invoices speak of them
 */
export async function deleteClient(id: number): Promise<void> {
  await api.DELETE('/api/client/{id}', { params: { path: { id } } });
}
