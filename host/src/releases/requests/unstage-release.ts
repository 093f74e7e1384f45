import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

/** Ends the trial: everybody is on the stable set again. */
export const unstageRelease = (
  body: components['schemas']['ReleaseReason'],
): Promise<components['schemas']['ReleaseAnswer']> => dataOf(api.POST('/service/release/unstage', { body }));
