import createQueryHooks from 'openapi-react-query';
import { createQueryClient } from './query-client.ts';
import { api, fatal, forgetWithTheRest } from './suite-api.ts';

/**
 * The API as hooks of react-query: `$api.useQuery('get', '/api/client', { params: { query: { q } } })`. Apart from `api`, because the sign-in page
 * makes calls and has no use for the cache.
 */
export const $api = createQueryHooks(api);

/** The cache of server data of the suite. */
export const queryClient = createQueryClient({ onFatal: fatal });

forgetWithTheRest(() => queryClient.clear());
