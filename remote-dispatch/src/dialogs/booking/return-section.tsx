import { allowsReturn, storedFigures } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { FormSection, useFormContext } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { useBookingScreen, useValue, useValues, Fields, focusNext, useField } from './booking-form.ts';
import { DriverConflicts, plannedReturn } from './driver-field.tsx';
import { type BookingValues, guessedReturn } from './booking-values.ts';
import type { BookingSources } from './use-booking-sources.ts';

/** The way home: covered by this booking, or as a booking of its own that is saved and linked together with a new one. Only for type `to`. */
export function ReturnSection({ source }: { readonly source: BookingSources['driver'] }): ReactNode {
  const t = useT();
  const field = useField();
  const { isNew } = useBookingScreen();
  const { setValue } = useFormContext<BookingValues>();
  const [type, pair] = [useValue('type'), useValue('pair')];
  const mayPair = isNew && allowsReturn(type);
  return (
    <FormSection title={t('booking.pair.title')}>
      {mayPair && (
        <Fields.CheckboxField
          {...field('pair')}
          help={t('booking.pair.hint')}
          span={6}
          onChosen={(chosen) => {
            if (!chosen) return;
            setValue('back', false, { shouldDirty: true });
            requestAnimationFrame(() => focusNext());
          }}
        />
      )}
      <Fields.CheckboxField
        {...field('back')}
        help={t('booking.back.hint')}
        span={6}
        disabled={!allowsReturn(type) || (mayPair && pair)}
      />
      {mayPair && pair && <ReturnFields source={source} />}
    </FormSection>
  );
}

function ReturnFields({ source }: { readonly source: BookingSources['driver'] }): ReactNode {
  const t = useT();
  const field = useField();
  const { setValue, getValues } = useFormContext<BookingValues>();
  const values = useValues();

  function guess(willCall: boolean): void {
    const { returnTime, dates, ap_time } = getValues();
    if (willCall && returnTime === null)
      setValue('returnTime', guessedReturn(dates[0], ap_time), { shouldDirty: true, shouldValidate: true });
  }

  return (
    <>
      <Fields.TimeField
        name="returnTime"
        label={t(values.returnWillCall ? 'booking.field.returnGuess' : 'booking.field.returnTime')}
        required
        span={6}
      />
      <Fields.CheckboxField {...field('returnWillCall')} help={t('booking.pair.willCall')} span={6} onChosen={guess} />
      <Fields.RecordPicker
        {...field('returnDriverId')}
        span={6}
        source={source}
        placeholder={t('booking.pair.sameDriver')}
      />
      <ReturnPrice values={values} />
      <DriverConflicts trip={plannedReturn(values)} />
    </>
  );
}

/** Price of the return; for another driver, who starts elsewhere, it is measured on saving and shown then. */
function ReturnPrice({ values }: { readonly values: BookingValues }): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const { driverId, returnDriverId, distance } = values;
  const isOther = returnDriverId !== null && returnDriverId !== driverId;
  const price = storedFigures(distance, 'back')?.price;
  return (
    <Text tone="muted" textStyle="xs" style={{ gridColumn: 'span 12' }} role="status" data-field>
      {isOther || price === undefined
        ? t('booking.pair.priceLater')
        : t('booking.price.savedReturn', { price: formatMoney(price) })}
    </Text>
  );
}
