import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Makes a driver.
 * @returns its number
 * @throws {ApiProblem} `validation` with the refused fields
 */
export async function createDriver(body: components['schemas']['DriverForm']): Promise<number> {
  const { insertId } = await dataOf(api.POST('/api/driver', { body }));
  return insertId;
}
