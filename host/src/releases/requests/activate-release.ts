import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Activates versions for everybody; without any, the staged set.
 * @throws {ApiProblem} `release.refused` with what was found
 */
export const activateRelease = (
  body: components['schemas']['ReleaseOrder'],
): Promise<components['schemas']['ReleaseAnswer']> => dataOf(api.POST('/service/release/activate', { body }));
