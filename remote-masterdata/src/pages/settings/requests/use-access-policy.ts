import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** Sign-in policy of the company. */
export type AccessPolicy = components['schemas']['AccessPolicy'];

/** Sign-in policy, never from the cache, since it fills a form. */
export const useAccessPolicy = () => $api.useQuery('get', '/service/settings/access', {}, { gcTime: 0 });
