import { useOpenDialog } from '@navette/shared/federation';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { useReturnBookings } from '../requests/find-return-booking.ts';
import type { ReturnQuery } from '../requests/find-return-booking.ts';

/** Names the trip the other way on the same day, if there is one, and opens it (S1 §2.6). */
export function ReturnNotice({ trip, exceptId }: { readonly trip: ReturnQuery; readonly exceptId: number | undefined }): ReactNode {
  const t = useT();
  const { formatTime } = useFormats();
  const openDialog = useOpenDialog();
  const toast = useToast();
  const { data = [] } = useReturnBookings(trip);
  const found = data.filter(({ id }) => id !== exceptId);

  function open(id: number): void {
    openDialog('dispatch/booking@1', { id }).catch((error: unknown) => toast.failure(t('booking.return.openFailed', { id }), error));
  }

  return found.map(({ id, type, ap_time, pick_time, driver_lastname, driver_firstname }) => (
    <Alert
      key={id}
      title={t('booking.return.found', {
        id,
        type: t(vocabulary.bookingType(type)),
        time: formatTime(pick_time ?? ap_time),
        driver: [driver_lastname, driver_firstname].filter(Boolean).join(' '),
      })}
      actions={
        <Button size="sm" onClick={() => open(id)}>
          {t('booking.return.open')}
        </Button>
      }
    />
  ));
}
