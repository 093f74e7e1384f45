import { $api, type CallKey } from '@navette/shared/api';
import { useLiveBookings } from '@navette/shared/realtime';

const COUNTED: readonly CallKey[] = [
  ['get', '/service/home/day'],
  ['get', '/service/home/toInvoice'],
];
/** Trips become late without any change. */
const CLOCK_MS = 60_000;

/** Figures of the home page, refetched when a booking changes anywhere, and each minute. */
export function useDayOverview() {
  useLiveBookings(COUNTED);
  return $api.useQuery('get', '/service/home/day', {}, { refetchInterval: CLOCK_MS, meta: { failure: 'inPlace' } });
}

/** Closed trips of last month that are on no invoice yet. */
export const useTripsToInvoice = () =>
  $api.useQuery('get', '/service/home/toInvoice', {}, { meta: { failure: 'inPlace' } });
