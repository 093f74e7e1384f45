import { $api } from '@navette/shared/api';

const FRESH = 300_000;

/** Drivers whose positions can be looked at, also those who have left since; they change seldom. */
export const useHistoryDrivers = () => $api.useQuery('get', '/service/live/history/drivers', {}, { staleTime: FRESH });
