import type { components } from '@navette/openapi/types';
import { api } from '@navette/shared/api';

/**
 * Changes an M-code.
 * @throws {ApiProblem} `validation` with the refused fields; `notFound` when somebody has deleted it
 */
export async function updateMCode(id: number, body: components['schemas']['MCodeForm']): Promise<void> {
  await api.PUT('/api/mcode/{id}', { params: { path: { id } }, body });
}
