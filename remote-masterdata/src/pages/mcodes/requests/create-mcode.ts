import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Makes an M-code.
 * @returns its number
 * @throws {ApiProblem} `validation` with the refused fields
 */
export async function createMCode(body: components['schemas']['MCodeForm']): Promise<number> {
  const { insertId } = await dataOf(api.POST('/api/mcode', { body }));
  return insertId;
}
