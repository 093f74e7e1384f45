import { driverName } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Alert, Button, Skeleton } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { useLinked } from '../../../bookings/linked-leg/get-linked.ts';
import { useBookingScreen } from '../booking-context.ts';
import { useOpenBooking } from './use-open-booking.ts';

/** The other leg of the visit: when, who drives, how far it is, and a button that opens it. Nothing for a booking that stands alone. */
export function LinkedLeg(): ReactNode {
  const { row } = useBookingScreen();
  const linkedId = row?.linkedId ?? null;
  return linkedId === null ? null : <OtherLeg id={linkedId} />;
}

function OtherLeg({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const openBooking = useOpenBooking();
  const { data, isPending } = useLinked(id);
  if (isPending) return <Skeleton height="10" aria-label={t('shared.loading')} />;
  const [leg] = data ?? [];
  return (
    <Alert
      live={false}
      title={
        leg
          ? t(leg.willCall ? 'booking.linked.willCall' : 'booking.linked.leg', {
              id,
              type: t(vocabulary.bookingType(leg.type)),
              date: formatDate(leg.ap_date),
              time: formatTime(leg.ap_time),
              driver: driverName(leg, 'list'),
              status: t(vocabulary.bookingStatus(leg.status)),
            })
          : t('booking.linked.unknown', { id })
      }
      actions={
        <Button size="sm" onClick={() => openBooking(id)}>
          {t('booking.linked.open')}
        </Button>
      }
    />
  );
}
