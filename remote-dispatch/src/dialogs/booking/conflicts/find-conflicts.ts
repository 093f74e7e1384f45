import { $api } from '@navette/shared/api';
import { useState } from 'react';
import type { Conflict } from '../../../conflicts/conflict.ts';
import { useDebounced } from '../../../distance/use-debounced.ts';
import type { PlannedTrip } from './planned-trip.ts';

/** What speaks against the driver of a trip. */
export interface FoundConflicts {
  readonly conflicts: readonly Conflict[];
  /** They could not be looked for; `retry` tries again. */
  readonly failed: boolean;
  readonly retry: () => void;
}

const NOTHING: PlannedTrip = { driverId: 1, clientId: 1, destinationId: 1, type: 'to', ap_time: '00:00', dates: [] };

/** Until the next answer, the last one stands for the same driver on the same days: a measurement in between makes nothing flicker. */
const subjectOf = (trip: PlannedTrip | null): string | null => trip && JSON.stringify([trip.driverId, trip.dates]);

/** Asks what speaks against the driver of a trip, once it rests for a moment; a question that is out of date is given up. */
export function useConflicts(trip: PlannedTrip | null): FoundConflicts {
  const settled = useDebounced(trip);
  const isSettled = JSON.stringify(settled) === JSON.stringify(trip);
  const { data, isError, refetch } = $api.useQuery(
    'post',
    '/service/booking/conflicts',
    { body: settled ?? NOTHING },
    { enabled: settled !== null, meta: { failure: 'inPlace' } },
  );
  const [last, setLast] = useState<{ readonly subject: string | null; readonly conflicts: readonly Conflict[] }>({
    subject: null,
    conflicts: [],
  });
  if (isSettled && data && data !== last.conflicts) setLast({ subject: subjectOf(trip), conflicts: data });
  const isSameSubject = trip !== null && subjectOf(trip) === last.subject;
  return {
    conflicts: isSameSubject ? last.conflicts : [],
    failed: isSettled && trip !== null && isError,
    retry: () => void refetch(),
  };
}
