import { driverName } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import { useOpenBooking } from '@navette/shared/ui-booking';
import type { ReactNode } from 'react';
import { useReturnBookings } from '../requests/find-return-booking.ts';
import type { ReturnQuery } from '../requests/find-return-booking.ts';

/** Names the trip in the other direction on the same day, if there is one, and opens it (S1 §2.6). */
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

  return found.map((leg) => (
    <Alert
      key={leg.id}
      title={t('booking.return.found', {
        id: leg.id,
        type: t(vocabulary.bookingType(leg.type)),
        time: formatTime(leg.pick_time ?? leg.ap_time),
        driver: driverName(leg, 'list'),
      })}
      actions={
        <Button size="sm" onClick={() => openBooking(leg.id)}>
          {t('booking.return.open')}
        </Button>
      }
    />
  ));
}
