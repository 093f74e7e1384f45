import type { components } from '@navette/openapi/types';
import { api } from '@navette/shared/api';

/**
 * Changes a care center.
 * @throws {ApiProblem} `validation` with the refused fields; `notFound` when somebody has deleted it
 */
export async function updateCareCenter(id: number, body: components['schemas']['CareCenterForm']): Promise<void> {
  await api.PUT('/api/carecenter/{id}', { params: { path: { id } }, body });
}
