import { $api, type CallKey } from '@navette/shared/api';
import { useLiveBookings } from '@navette/shared/realtime';

const LISTED: readonly CallKey[] = [['post', '/service/booking/byDate']];

/** Bookings of a week, updated live. */
export function useWeekBookings(startDate: string, endDate: string) {
  useLiveBookings(LISTED, ({ dates }) => dates.some((date) => date >= startDate && date <= endDate));
  return $api.useQuery('post', '/service/booking/byDate', { body: { startDate, endDate } });
}
