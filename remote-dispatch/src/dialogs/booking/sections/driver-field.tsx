import { messageKey, useT } from '@navette/shared/i18n';
import { useFormContext } from '@navette/shared/ui-form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DriverChoice } from '../../../pickers/driver-source.ts';
import { useBookingScreen } from '../booking-context.ts';
import { useValues } from '../booking-form.ts';
import { DriverConflicts } from '../conflicts/driver-conflicts.tsx';
import { plannedTrip } from '../conflicts/planned-trip.ts';
import { Fields } from '../fields.ts';
import type { BookingValues } from '../model/booking-values.ts';
import { SuggestDrivers } from '../suggest/suggest-drivers.tsx';
import { tripWithoutDriver } from '../suggest/trip-without-driver.ts';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import { FieldWithAction } from './field-with-action.tsx';
import { useField } from './use-field.ts';

/** The driver, and what follows from another one. */
export interface DriverFieldProps {
  readonly source: BookingSources['driver'];
  /** The chosen driver, as far as it is known. */
  readonly driver: DriverChoice | null;
  /** `anyway`: the conflicts were seen already. */
  readonly onChosen?: ((driver: DriverChoice | null, anyway?: boolean) => void) | undefined;
}

/** The driver of the booking, with suggestions, and with what speaks against that choice: one who has left or is elsewhere may be chosen all the same. */
export function DriverField({ source, driver, onChosen }: DriverFieldProps): ReactNode {
  const t = useT();
  const field = useField();
  const { row, isLocked } = useBookingScreen();
  const { setValue } = useFormContext<BookingValues>();
  const [isSuggesting, setSuggesting] = useState(false);
  const values = useValues();
  const trip = tripWithoutDriver(values, row?.id ?? null);
  const isInactive = driver?.active === false;

  function take(chosen: DriverChoice, anyway: boolean): void {
    setValue('driverId', chosen.id, { shouldDirty: true, shouldValidate: true });
    onChosen?.(chosen, anyway);
  }

  return (
    <>
      <FieldWithAction
        span={6}
        action={trip === null || isLocked('driverId') ? undefined : t('booking.driver.suggest')}
        onAction={() => setSuggesting(true)}
      >
        <Fields.RecordPicker
          {...field('driverId')}
          required
          span={12}
          source={source}
          onChosen={(chosen) => onChosen?.(chosen)}
          warning={isInactive ? messageKey('booking.driver.inactive') : null}
        />
      </FieldWithAction>
      <DriverConflicts trip={plannedTrip(values, row?.id ?? null)} isInactive={isInactive} />
      {isSuggesting && trip && <SuggestDrivers trip={trip} onChoose={take} onClose={() => setSuggesting(false)} />}
    </>
  );
}
