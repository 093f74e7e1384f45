import { useT } from '@navette/shared/i18n';
import { Alert, Box, Button, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { ConflictList } from '../../../conflicts/conflict-list.tsx';
import { useOpenBooking } from '../linked/use-open-booking.ts';
import { useConflicts } from './find-conflicts.ts';
import type { PlannedTrip } from './planned-trip.ts';

/** Conflicts said one by one before the rest is counted: a standing order may have dozens. */
const SAID = 6;

/** The trip, and what is said of its driver already. */
export interface DriverConflictsProps {
  /** Null while something of it is unknown. */
  readonly trip: PlannedTrip | null;
  /** The field itself says already that the driver has left. */
  readonly isInactive?: boolean;
}

/** What speaks against the driver of a trip, in words, with the other trips it is about. The driver may be chosen all the same: saving asks. */
export function DriverConflicts({ trip, isInactive = false }: DriverConflictsProps): ReactNode {
  const t = useT();
  const openBooking = useOpenBooking();
  const { conflicts, failed, retry } = useConflicts(trip);
  const said = conflicts.filter(({ kind }) => !(isInactive && kind === 'inactive'));
  const first = said.slice(0, SAID);
  const others = [...new Set(first.flatMap(({ bookingId }) => bookingId ?? []))];
  if (failed) return <Failed onRetry={retry} />;
  if (said.length === 0) return null;
  return (
    <Box style={{ gridColumn: 'span 12' }} data-field paddingBottom="2">
      <Alert
        status="warning"
        title={t('booking.conflicts.title', { count: said.length })}
        actions={others.map((id) => (
          <Button key={id} size="xs" onClick={() => openBooking(id)}>
            {t('booking.conflicts.open', { id })}
          </Button>
        ))}
      >
        <ConflictList conflicts={first} />
        {said.length > SAID && <Text>{t('booking.conflicts.more', { count: said.length - SAID })}</Text>}
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
