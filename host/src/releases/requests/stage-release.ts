import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/**
 * Stages versions for some roles or users.
 * @throws {ApiProblem} `release.refused` with what was found
 */
export const stageRelease = (
  body: components['schemas']['StageOrder'],
): Promise<components['schemas']['ReleaseAnswer']> => dataOf(api.POST('/service/release/stage', { body }));
