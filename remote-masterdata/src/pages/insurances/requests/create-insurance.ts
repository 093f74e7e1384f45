import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Makes an insurance body.
 * @returns its number
 * @throws {ApiProblem} `validation` with the refused fields
 */
export async function createInsurance(body: components['schemas']['InsuranceForm']): Promise<number> {
  const { insertId } = await dataOf(api.POST('/api/insurance', { body }));
  return insertId;
}
