import type { components } from '@navette/openapi/types';
import { $api, invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

/** Setting: name and value. */
export type Setting = components['schemas']['Setting'];

/** All settings, by name. */
export const useSettings = () => $api.useQuery('get', '/service/settings');

/** Invalidates the queries affected by a change of any setting. */
export const refreshSettings = (cache: QueryClient): Promise<void> =>
  invalidate(cache, [
    ['get', '/service/settings'],
    ['post', '/service/settings'],
    ['get', '/service/settings/company'],
    ['get', '/service/settings/access'],
    ['get', '/service/settings/history'],
    ['get', '/service/booqit/tables'],
    ['get', '/service/booqit/tables/seen'],
  ]);
