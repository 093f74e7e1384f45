import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/** Removes the staged set: all users get the stable set. */
export const unstageRelease = (
  body: components['schemas']['ReleaseReason'],
): Promise<components['schemas']['ReleaseAnswer']> => dataOf(api.POST('/service/release/unstage', { body }));
