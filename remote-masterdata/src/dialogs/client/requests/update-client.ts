import type { components } from '@navette/openapi/types';
import { api } from '@navette/shared/api';

/**
 * Changes a client.
 * @throws {ApiProblem} `validation` with the refused fields; `notFound` when somebody has deleted it
 */
export async function updateClient(id: number, body: components['schemas']['ClientForm']): Promise<void> {
  await api.PUT('/api/client/{id}', { params: { path: { id } }, body });
}
