import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Goes back to the set that ran before, or to a named former one.
 * @throws {ApiProblem} `release.refused` when it can't run any more
 */
export const rollbackRelease = (
  body: components['schemas']['RollbackOrder'],
): Promise<components['schemas']['ReleaseAnswer']> => dataOf(api.POST('/service/release/rollback', { body }));
