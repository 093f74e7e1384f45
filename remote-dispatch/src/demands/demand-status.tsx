import { BookingStatus, driverName } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { bookingStatusStyles, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { AskedBooking } from './requests/use-asked-booking.ts';

/** Whether the booking still needs a driver; assumed while it is unknown. */
export const isGrantable = (asked: AskedBooking): boolean =>
  asked.status === 'unknown' || (asked.status === 'there' && asked.booking.status === BookingStatus.pending);

/** Current driver of the booking, or why it can't be granted any more. */
export function DemandStatus({
  asked,
  driverId,
}: {
  readonly asked: AskedBooking;
  readonly driverId: number;
}): ReactNode {
  const t = useT();
  if (asked.status === 'gone') return <Text color="fg.warning">{t('demands.gone')}</Text>;
  if (asked.status === 'unknown') return null;
  const { booking } = asked;
  if (booking.status !== BookingStatus.pending)
    return (
      <Text color="fg.warning">{t('demands.closed', { status: t(bookingStatusStyles[booking.status].label) })}</Text>
    );
  if (booking.driverId === driverId) return <Text tone="muted">{t('demands.own')}</Text>;
  return (
    <Text tone="muted">
      {t('demands.now', {
        driver: driverName(booking, 'text') || t('demands.driverNotFound'),
        accepted: t(vocabulary.accepted(booking.accepted)),
      })}
    </Text>
  );
}
