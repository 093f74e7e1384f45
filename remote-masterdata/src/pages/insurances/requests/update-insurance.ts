import type { components } from '@navette/openapi/types';
import { api } from '@navette/shared/api';

/**
 * Changes an insurance body.
 * @throws {ApiProblem} `validation` with the refused fields; `notFound` when somebody has deleted it
 */
export async function updateInsurance(id: number, body: components['schemas']['InsuranceForm']): Promise<void> {
  await api.PUT('/api/insurance/{id}', { params: { path: { id } }, body });
}
