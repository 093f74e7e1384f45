import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Makes a care center.
 * @returns its number
 * @throws {ApiProblem} `validation` with the refused fields
 */
export async function createCareCenter(body: components['schemas']['CareCenterForm']): Promise<number> {
  const { insertId } = await dataOf(api.POST('/api/carecenter', { body }));
  return insertId;
}
