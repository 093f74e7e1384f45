import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { messageWith } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import type { DriverChoice } from '../../../pickers/driver-source.ts';
import { useBookingScreen } from '../booking-context.ts';
import { useValues } from '../booking-form.ts';
import { Fields } from '../fields.ts';
import { busyDays } from '../model/busy-days.ts';
import { useAvailability } from '../requests/list-availability.ts';
import type { BookingSources } from '../trip/use-booking-sources.ts';

/** The driver. One who has left, or marked the time as not available, may be chosen all the same: the field says so. */
export interface DriverFieldProps {
  readonly source: BookingSources['driver'];
  /** The chosen driver, as far as it is known. */
  readonly driver: DriverChoice | null;
  readonly onChosen?: ((driver: DriverChoice | null) => void) | undefined;
}

/** The driver of the booking, with what speaks against that choice. */
export function DriverField({ source, driver, onChosen }: DriverFieldProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const { isLocked } = useBookingScreen();
  const values = useValues();
  const { driverId, dates, ap_date } = values;
  const days = ap_date === null ? dates : [ap_date];
  const { data: marked = [] } = useAvailability(driverId === null ? [] : days);
  const busy = busyDays(marked, values, days);

  function warning(): string | null {
    if (driver?.active === false) return messageKey('booking.driver.inactive');
    return busy.length > 0 ? messageWith(messageKey('booking.driver.unavailable'), { days: busy.map(formatDate).join(', ') }) : null;
  }

  return <Fields.RecordPicker name="driverId" label={t('booking.field.driverId')} required span={6} readOnly={isLocked('driverId')} source={source} onChosen={onChosen} warning={warning()} />;
}
