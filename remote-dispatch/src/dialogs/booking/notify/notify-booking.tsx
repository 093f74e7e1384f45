import { driverName, personName } from '@navette/shared/domain';
import { useFormContext, useRecord } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { addressOf } from '../../../pickers/address-of.ts';
import { useLinked } from '../../../bookings/linked-leg/get-linked.ts';
import { useValues } from '../booking-form.ts';
import type { BookingValues } from '../model/booking-values.ts';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import { NotifyBookingDialog } from './notify-dialog.tsx';
import type { NotifyBookingDialogProps } from './notify-dialog.tsx';
import { notifiedLegs } from './notified-legs.ts';

/** A booking whose driver is notified, as it stands in the form. */
export interface NotifyBookingProps extends Pick<NotifyBookingDialogProps, 'occasion' | 'onClose'> {
  readonly row: BookingRow;
  readonly sources: BookingSources;
}

/** Builds the notification of the driver: trip and return from the form around, names and addresses from their records. */
export function NotifyBooking({ occasion, row, sources, onClose }: NotifyBookingProps): ReactNode {
  const values = useValues();
  const { formState } = useFormContext<BookingValues>();
  const { driverId, destinationId, price_driver } = values;
  const driver = useRecord(sources.driver, driverId).state;
  const destination = useRecord(sources.destination, destinationId).state;
  const linked = useLinked(row.linkedId);
  if (driverId === null) return null;
  const address =
    destination.status === 'known'
      ? addressOf(destination.item) || destination.item.name
      : (row.destination_name ?? '');
  const name = driver.status === 'known' ? personName(driver.item, 'text') : driverName(row, 'text');
  const legs = notifiedLegs(values, address, linked.data?.[0]);
  return (
    <NotifyBookingDialog
      {...{ occasion, onClose }}
      booking={{ id: row.id, driver: { id: driverId, name }, legs, price: price_driver }}
      isUnsaved={formState.isDirty}
    />
  );
}
