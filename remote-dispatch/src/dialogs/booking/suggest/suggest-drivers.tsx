import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { DriverChoice } from '../../../pickers/driver-source.ts';
import type { TripWithoutDriver } from '../../suggest-drivers/suggestion.ts';
import { useValue } from '../booking-form.ts';

const SuggestDriversDialog = lazy(async () => ({
  default: (await import('../../suggest-drivers/suggest-drivers-dialog.tsx')).SuggestDriversDialog,
}));

/** A driver is looked for, for the trip of the form around. */
export interface SuggestDriversProps {
  readonly trip: TripWithoutDriver;
  /** `anyway`: the driver was chosen in spite of conflicts. */
  readonly onChoose: (driver: DriverChoice, anyway: boolean) => void;
  readonly onClose: () => void;
}

/** The dialog of driver suggestions over the form, loaded when it is first needed. */
export function SuggestDrivers({ trip, onChoose, onClose }: SuggestDriversProps): ReactNode {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const driverId = useValue('driverId');
  const subject = t('booking.driver.suggestFor', {
    type: t(vocabulary.bookingType(trip.type)),
    date: formatDate(trip.ap_date),
    others: (trip.dates?.length ?? 1) - 1,
    time: formatTime(trip.ap_time),
  });
  return (
    <Suspense>
      <SuggestDriversDialog
        {...{ trip, subject, onClose }}
        currentDriverId={driverId}
        onChoose={({ driverId: id, firstname, lastname, anyway }) =>
          onChoose({ id, firstname: firstname ?? '', lastname: lastname ?? '' }, anyway)
        }
      />
    </Suspense>
  );
}
