import { BookingStatus } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { bookingStatusLooks, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { fullName } from '../../bookings/full-name.ts';
import type { AskedBooking } from './requests/use-asked-booking.ts';

/** Whether the booking still waits for who drives it; one that is not known is taken to. */
export const isGrantable = (asked: AskedBooking): boolean =>
  asked.status === 'unknown' || (asked.status === 'there' && asked.booking.status === BookingStatus.pending);

/** Whose the booking is now, or why nobody gets it any more. */
export function DemandStanding({
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
      <Text color="fg.warning">{t('demands.closed', { status: t(bookingStatusLooks[booking.status].label) })}</Text>
    );
  if (booking.driverId === driverId) return <Text tone="muted">{t('demands.own')}</Text>;
  return (
    <Text tone="muted">
      {t('demands.now', {
        driver: fullName(booking.driver_lastname, booking.driver_firstname) || t('demands.driverNotFound'),
        accepted: t(vocabulary.accepted(booking.accepted)),
      })}
    </Text>
  );
}
