import { $api, type CallKey } from '@navette/shared/api';
import { useLiveBookings } from '@navette/shared/realtime';

const LISTED: readonly CallKey[] = [['post', '/service/booking/byDate']];

/** The bookings of a day with the places of clients and destinations, renewed when one of them changes. */
export function useDayTrips(date: string) {
  useLiveBookings(LISTED, ({ dates }) => dates.includes(date));
  return $api.useQuery('post', '/service/booking/byDate', {
    body: { startDate: date, endDate: date, include: ['map'] },
  });
}
