import { $api } from '@navette/shared/api';

const FRESH = 300_000;

/** The active drivers; they change seldom. */
export const useActiveDrivers = () => $api.useQuery('get', '/service/driver/active', {}, { staleTime: FRESH });
