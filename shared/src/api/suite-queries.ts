import createQueryHooks from 'openapi-react-query';
import { listCache } from './list-cache.ts';
import { createQueryClient } from './query-client.ts';
import { api, cacheLists, fatal, registerCache } from './suite-api.ts';

/**
 * The API as react-query hooks: `$api.useQuery('get', '/api/client', { params: { query: { q } } })`. Apart from `api`, so that the sign-in page, which
 * needs no cache, loads none.
 */
export const $api = createQueryHooks(api);

/** The cache of server data of the suite. */
export const queryClient = createQueryClient({ onFatal: fatal });

registerCache(() => queryClient.clear());
cacheLists(listCache());
