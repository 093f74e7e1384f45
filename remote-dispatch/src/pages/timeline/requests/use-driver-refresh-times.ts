import { $api } from '@navette/shared/api';

const FRESH_MS = 300_000;

/** The drivers with the seconds between two positions of their apps; undefined until they are known, and when they can't be. */
export const useDriverRefreshTimes = () =>
  $api.useQuery('get', '/api/driver', {}, { staleTime: FRESH_MS, meta: { failure: 'banner' } }).data;
