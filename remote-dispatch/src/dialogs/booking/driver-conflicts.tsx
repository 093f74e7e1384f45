import { useT } from '@navette/shared/i18n';
import { Alert, Box, Button, Text } from '@navette/shared/ui';
import { useOpenBooking } from '@navette/shared/ui-booking';
import { type ReactNode, useState } from 'react';
import { ConflictList } from '../../conflicts/conflict-list.tsx';
import { $api } from '@navette/shared/api';
import type { Conflict } from '../../conflicts/conflict.ts';
import { useDebounced } from '../../distance/use-debounced.ts';
import type { components } from '@navette/openapi/types';
import { isDriven } from '@navette/shared/domain';
import { type BookingValues, booksReturn } from './booking-values.ts';

/** Maximum conflicts shown; the rest is counted: a standing order may have dozens. */
const MOST_SHOWN = 6;

/** The trip, and whether its driver is already marked as inactive. */
interface DriverConflictsProps {
  /** Null while a part of it is unknown. */
  readonly trip: PlannedTrip | null;
  /** The field itself already shows that the driver is inactive. */
  readonly isInactive?: boolean;
}

/** Conflicts of a trip's driver as text, with the other trips. The driver may be chosen nevertheless: saving asks. */
export function DriverConflicts({ trip, isInactive = false }: DriverConflictsProps): ReactNode {
  const t = useT();
  const openBooking = useOpenBooking();
  const { conflicts, failed, retry } = useConflicts(trip);
  const shown = conflicts.filter(({ kind }) => !(isInactive && kind === 'inactive'));
  const first = shown.slice(0, MOST_SHOWN);
  const others = [...new Set(first.flatMap(({ bookingId }) => bookingId ?? []))];
  if (failed) return <Failed onRetry={retry} />;
  if (shown.length === 0) return null;
  return (
    <Box style={{ gridColumn: 'span 12' }} data-field paddingBottom="2">
      <Alert
        status="warning"
        title={t('booking.conflicts.title', { count: shown.length })}
        actions={others.map((id) => (
          <Button key={id} size="xs" onClick={() => openBooking(id)}>
            {t('booking.conflicts.open', { id })}
          </Button>
        ))}
      >
        <ConflictList conflicts={first} />
        {shown.length > MOST_SHOWN && <Text>{t('booking.conflicts.more', { count: shown.length - MOST_SHOWN })}</Text>}
      </Alert>
    </Box>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useT();
  return (
    <Box
      style={{ gridColumn: 'span 12' }}
      data-field
      paddingBottom="2"
      display="flex"
      gap="2"
      alignItems="center"
      flexWrap="wrap"
    >
      <Text tone="muted" textStyle="xs" role="status">
        {t('booking.conflicts.failed')}
      </Text>
      <Button size="xs" onClick={onRetry}>
        {t('shared.retry')}
      </Button>
    </Box>
  );
}

/** Conflicts of a trip's driver. */
interface FoundConflicts {
  readonly conflicts: readonly Conflict[];
  /** The request failed; `retry` repeats it. */
  readonly failed: boolean;
  readonly retry: () => void;
}

const NOTHING: PlannedTrip = { driverId: 1, clientId: 1, destinationId: 1, type: 'to', ap_time: '00:00', dates: [] };

/** Key of driver and days: until the next answer the last one for the same key is shown, so that an intermediate measurement causes no flicker. */
const subjectOf = (trip: PlannedTrip | null): string | null => trip && JSON.stringify([trip.driverId, trip.dates]);

/** Debounced request for the conflicts of a trip's driver; a stale request is aborted. */
function useConflicts(trip: PlannedTrip | null): FoundConflicts {
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

/** Query for the conflicts of a trip's driver. */
type PlannedTrip = components['schemas']['PlannedTrip'];

/** The trip of a form, as far as conflicts depend on it; null while a part of it is unknown, or when it won't be driven. */
export function plannedTrip(values: BookingValues, id: number | null): PlannedTrip | null {
  const {
    driverId,
    clientId,
    destinationId,
    type,
    back,
    ap_date,
    ap_time,
    ap_waittime,
    pick_time,
    distance,
    status,
    mobility,
    pick_address,
  } = values;
  const dates = ap_date === null ? values.dates : [ap_date];
  if (
    !isDriven(status) ||
    driverId === null ||
    clientId === null ||
    destinationId === null ||
    ap_time === null ||
    dates.length === 0
  )
    return null;
  return {
    id,
    driverId,
    clientId,
    destinationId,
    type,
    back,
    ap_time,
    ap_waittime,
    pick_time,
    distance,
    mobility,
    pick_address: pick_address || null,
    dates,
  };
}

/** The return leg that is booked too, by its own driver or the same one; null when there is none, or it is not known yet. */
export function plannedReturn(values: BookingValues): PlannedTrip | null {
  const there = plannedTrip(values, null);
  const { returnTime, returnDriverId } = values;
  if (there === null || !booksReturn(values) || returnTime === null) return null;
  return {
    ...there,
    driverId: returnDriverId ?? there.driverId,
    type: 'back',
    back: false,
    ap_time: returnTime,
    ap_waittime: '0',
    pick_time: returnTime,
  };
}
