import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Makes a client.
 * @returns its number
 * @throws {ApiProblem} `validation` with the refused fields
 */
export async function createClient(body: components['schemas']['ClientForm']): Promise<number> {
  const { insertId } = await dataOf(api.POST('/api/client', { body }));
  return insertId;
}
