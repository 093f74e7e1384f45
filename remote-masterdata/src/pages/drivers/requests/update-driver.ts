import type { components } from '@navette/openapi/types';
import { api } from '@navette/shared/api';

/**
 * Changes a driver.
 * @throws {ApiProblem} `validation` with the refused fields; `notFound` when somebody has deleted it
 */
export async function updateDriver(id: number, body: components['schemas']['DriverForm']): Promise<void> {
  await api.PUT('/api/driver/{id}', { params: { path: { id } }, body });
}
