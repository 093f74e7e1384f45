import { $api } from '@navette/shared/api';
import { useSettled } from '../../../distance/use-settled.ts';
import type { PlannedTrip } from './planned-trip.ts';

const NOTHING: PlannedTrip = { driverId: 1, clientId: 1, destinationId: 1, type: 'to', ap_time: '00:00', dates: [] };

/** What speaks against the driver of a trip, asked once the trip rests for a moment; a question that is out of date is given up, and its answer shown no more. */
export function useConflicts(trip: PlannedTrip | null) {
  const settled = useSettled(trip);
  const isSettled = JSON.stringify(settled) === JSON.stringify(trip);
  const query = $api.useQuery('post', '/service/booking/conflicts', { body: settled ?? NOTHING }, { enabled: settled !== null, meta: { failure: 'inPlace' } });
  return { conflicts: isSettled && trip !== null ? (query.data ?? []) : [], failed: isSettled && trip !== null && query.isError, retry: query.refetch };
}
