import { $api } from '@navette/shared/api';

const FRESH_MS = 300_000;

/** Active drivers, short form. */
export const useActiveDrivers = () => $api.useQuery('get', '/service/driver/active', {}, { staleTime: FRESH_MS });
