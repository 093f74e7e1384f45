import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { useOpenBooking } from '../linked/use-open-booking.ts';
import { useReturnBookings } from '../requests/find-return-booking.ts';
import type { ReturnQuery } from '../requests/find-return-booking.ts';

/** Names the trip the other way on the same day, if there is one, and opens it (S1 §2.6). */
export function ReturnNotice({
  trip,
  except,
}: {
  readonly trip: ReturnQuery;
  readonly except: readonly (number | null | undefined)[];
}): ReactNode {
  const t = useT();
  const { formatTime } = useFormats();
  const openBooking = useOpenBooking();
  const { data = [] } = useReturnBookings(trip);
  const found = data.filter(({ id }) => !except.includes(id));

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
        <Button size="sm" onClick={() => openBooking(id)}>
          {t('booking.return.open')}
        </Button>
      }
    />
  ));
}
