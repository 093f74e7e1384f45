import { driverName } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Alert, Button, Skeleton } from '@navette/shared/ui';
import { useOpenBooking } from '@navette/shared/ui-booking';
import type { ReactNode } from 'react';
import { useLinked } from '../../../bookings/linked-leg/get-linked.ts';
import { useBookingScreen } from '../booking-context.ts';

/**
 * The other leg of the visit: when, who drives, how far it is, and a button that opens it; then what else was made of the same transport of the external
 * platform, which may go on from one place of care to another. Nothing for a booking that stands alone.
 */
export function LinkedLeg(): ReactNode {
  const { row } = useBookingScreen();
  const { linkedId = null, sameTransport = [] } = row ?? {};
  return (
    <>
      {linkedId !== null && <OtherLeg id={linkedId} isLinked />}
      {sameTransport.map((id) => id !== linkedId && <OtherLeg key={id} id={id} isLinked={false} />)}
    </>
  );
}

function OtherLeg({ id, isLinked }: { readonly id: number; readonly isLinked: boolean }): ReactNode {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const openBooking = useOpenBooking();
  const { data, isPending } = useLinked(id);
  if (isPending) return <Skeleton height="10" aria-label={t('shared.loading')} />;
  const [leg] = data ?? [];
  const words = leg && {
    id,
    type: t(vocabulary.bookingType(leg.type)),
    date: formatDate(leg.ap_date),
    time: formatTime(leg.ap_time),
    driver: driverName(leg, 'list'),
    status: t(vocabulary.bookingStatus(leg.status)),
    destination: leg.destination_name ?? '',
  };
  const known = isLinked
    ? leg?.willCall
      ? 'booking.linked.willCall'
      : 'booking.linked.leg'
    : 'booking.sameTransport.leg';
  return (
    <Alert
      live={false}
      title={words ? t(known, words) : t(isLinked ? 'booking.linked.unknown' : 'booking.sameTransport.unknown', { id })}
      actions={
        <Button size="sm" onClick={() => openBooking(id)}>
          {isLinked ? t('booking.linked.open') : t('booking.conflicts.open', { id })}
        </Button>
      }
    />
  );
}
