import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Makes a destination.
 * @returns its number
 * @throws {ApiProblem} `validation` with the refused fields
 */
export async function createDestination(body: components['schemas']['DestinationForm']): Promise<number> {
  const { insertId } = await dataOf(api.POST('/api/destination', { body }));
  return insertId;
}
