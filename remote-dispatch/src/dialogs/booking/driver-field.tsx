import { messageKey, useT, useFormats, vocabulary } from '@navette/shared/i18n';
import { useFormContext } from '@navette/shared/ui-form';
import { useState, type ReactNode, lazy, Suspense } from 'react';
import type { DriverChoice } from '../../pickers/record-sources.ts';
import { useBookingScreen, useValues, Fields, useField, useValue } from './booking-form.ts';
import { DriverConflicts, plannedTrip } from './driver-conflicts.tsx';
import type { BookingValues } from './booking-values.ts';
import type { BookingSources } from './use-booking-sources.ts';
import { FieldWithAction } from './field-with-action.tsx';
import type { TripWithoutDriver } from '../../suggestions/suggestion.ts';

/** The driver, and a callback for another one. */
interface DriverFieldProps {
  readonly source: BookingSources['driver'];
  /** The chosen driver, once it is loaded. */
  readonly driver: DriverChoice | null;
  /** `anyway`: the conflicts were already shown. */
  readonly onChosen?: ((driver: DriverChoice | null, anyway?: boolean) => void) | undefined;
}

/** The driver of the booking, with suggestions and the conflicts of the choice: an inactive or busy one may be chosen nevertheless. */
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

const SuggestDriversDialog = lazy(async () => ({
  default: (await import('../../suggestions/suggest-drivers-dialog.tsx')).SuggestDriversDialog,
}));

/** Search for a driver of the trip in the surrounding form. */
interface SuggestDriversProps {
  readonly trip: TripWithoutDriver;
  /** `anyway`: the driver was chosen despite conflicts. */
  readonly onChoose: (driver: DriverChoice, anyway: boolean) => void;
  readonly onClose: () => void;
}

/** The dialog of driver suggestions over the form, loaded lazily. */
function SuggestDrivers({ trip, onChoose, onClose }: SuggestDriversProps): ReactNode {
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

/** The trip of a form that needs a driver, on all of its days. Null while a part of it is unknown. */
export function tripWithoutDriver(values: BookingValues, id: number | null): TripWithoutDriver | null {
  const { clientId, destinationId, type, ap_time, pick_time, distance, mobility, pick_address, dates } = values;
  const ap_date = values.ap_date ?? dates[0];
  if (clientId === null || destinationId === null || ap_time === null || ap_date === undefined) return null;
  const place = { clientId, destinationId, pick_address: pick_address || null };
  const several = values.ap_date === null && dates.length > 1 && { dates };
  return { id, ...place, type, ap_date, ...several, ap_time, pick_time, distance, mobility };
}
