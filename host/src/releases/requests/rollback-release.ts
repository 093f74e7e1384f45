import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Rolls back to the previous set, or to a named former one.
 * @throws {ApiProblem} `release.refused` when it can no longer run
 */
export const rollbackRelease = (
  body: components['schemas']['RollbackOrder'],
): Promise<components['schemas']['ReleaseAnswer']> => dataOf(api.POST('/service/release/rollback', { body }));
