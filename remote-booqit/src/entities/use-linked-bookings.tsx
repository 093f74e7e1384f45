import { api, dataOf } from '@navette/shared/api';
import { personName } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Button, Stack } from '@navette/shared/ui';
import { type BookingRow, useOpenBooking } from '@navette/shared/ui-booking';
import { Dialog, useToast } from '@navette/shared/ui-overlay';
import { useCallback, useState, type ReactNode } from 'react';

/** Opens the booking of a transport; with several the user picks one (specification/booqit.md#transports). */
export function useLinkedBookings(): {
  readonly edit: (transportId: string) => Promise<void>;
  readonly dialog: ReactNode;
} {
  const t = useT();
  const { formatDate } = useFormats();
  const toast = useToast();
  const openBooking = useOpenBooking();
  const [several, setSeveral] = useState<readonly BookingRow[]>();
  const open = useCallback(
    (id: number) => {
      setSeveral(undefined);
      return openBooking(id);
    },
    [openBooking],
  );
  const edit = useCallback(
    async (transportId: string) => {
      try {
        const body = { transportIds: [transportId] };
        const bookings = await dataOf(api.POST('/service/booking/byTransportIds', { body }));
        const [only] = bookings;
        if (!only) toast.info(t('booking.none', { id: transportId }));
        else if (bookings.length === 1) await open(only.id);
        else setSeveral(bookings);
      } catch (error) {
        toast.failure(t('booking.open.failed'), error);
      }
    },
    [open, toast, t],
  );
  const dialog = several && (
    <Dialog open size={600} title={t('booking.pick')} onClose={() => setSeveral(undefined)}>
      <Stack as="ul" gap="1">
        {several.map(({ id, ap_date, ap_time, type, client_lastname, client_firstname }) => (
          <li key={id}>
            <Button width="100%" justifyContent="start" onClick={() => void open(id)}>
              {[
                id,
                formatDate(ap_date),
                ap_time,
                t(type === 'back' ? 'transport.direction.back' : 'transport.direction.to'),
                personName({ lastname: client_lastname, firstname: client_firstname }, 'list'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Button>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
  return { edit, dialog };
}
