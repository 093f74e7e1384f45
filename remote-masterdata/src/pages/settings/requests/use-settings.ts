import type { components } from '@navette/openapi/types';
import { $api, invalidate } from '@navette/shared/api';
import type { QueryClient } from '@tanstack/react-query';

/** A name and its value. */
export type Setting = components['schemas']['Setting'];

/** Every setting, by name. */
export const useSettings = () => $api.useQuery('get', '/service/settings');

/** Answers to invalidate after a change of a setting, whichever form made it. */
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
