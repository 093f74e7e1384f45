import type { components } from '@navette/openapi/types';
import { api } from '@navette/shared/api';

/**
 * Changes a destination.
 * @throws {ApiProblem} `validation` with the refused fields; `notFound` when somebody has deleted it
 */
export async function updateDestination(id: number, body: components['schemas']['DestinationForm']): Promise<void> {
  await api.PUT('/api/destination/{id}', { params: { path: { id } }, body });
}
