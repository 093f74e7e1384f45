import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Makes a user.
 * @returns its number, and the temporary password of a member of staff, told this once
 * @throws {ApiProblem} `validation` or `conflict` with the refused fields
 */
export const createUser = (
  body: components['schemas']['UserForm'],
): Promise<components['schemas']['UserInsertAnswer']> => dataOf(api.POST('/api/user', { body }));
