import { $api } from '@navette/shared/api';

const FRESH_MS = 300_000;

/** Position interval of each driver's app, in seconds; undefined while loading and when it can't be loaded. */
export const useDriverRefreshTimes = () =>
  $api.useQuery('get', '/api/driver', {}, { staleTime: FRESH_MS, meta: { failure: 'banner' } }).data;
