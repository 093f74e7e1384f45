import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** Rules of the sign-in, which the organisation sets. */
export type AccessPolicy = components['schemas']['AccessPolicy'];

/** The rules, never from the cache: a form is filled with them. */
export const useAccessPolicy = () => $api.useQuery('get', '/service/settings/access', {}, { gcTime: 0 });
