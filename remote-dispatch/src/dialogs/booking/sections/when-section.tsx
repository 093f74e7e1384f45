import { isDayBefore, WAIT_TIMES, waitPrice } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { FormSection, useFormContext } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { useBookingScreen } from '../booking-context.ts';
import { useValues } from '../booking-form.ts';
import { Fields } from '../fields.ts';
import { computedPickUp } from '../model/trip-figures.ts';
import type { BookingValues } from '../model/booking-values.ts';
import { RecurringDates } from '../recurring/recurring-dates.tsx';
import { FieldWithAction } from './field-with-action.tsx';

/** On which days, at what time, and how long the driver waits. */
export function WhenSection(): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const { isNew, isAdmin, isLocked } = useBookingScreen();
  const waits = WAIT_TIMES.map((value) => ({
    value,
    label: value === '0' ? t('booking.wait.none') : t('booking.wait.priced', { time: value, price: formatMoney(waitPrice(value)) }),
  }));
  return (
    <FormSection title={t('booking.section.when')}>
      {isNew ? (
        <Fields.DatesField name="dates" label={t('booking.field.dates')} required span={4} />
      ) : (
        <Fields.DateField name="ap_date" label={t('booking.field.ap_date')} required span={4} />
      )}
      <Fields.TimeField name="ap_time" label={t('booking.field.ap_time')} required span={2} />
      <PickUpTime />
      <Fields.SelectField name="ap_waittime" label={t('booking.field.ap_waittime')} span={3} options={waits} readOnly={isLocked('ap_waittime')} />
      {isNew && isAdmin && <RecurringDates />}
    </FormSection>
  );
}

/** The pick-up time, which follows the trip until another one is typed. */
function PickUpTime(): ReactNode {
  const t = useT();
  const { setValue } = useFormContext<BookingValues>();
  const values = useValues();
  const computed = computedPickUp(values);
  const isOwn = computed !== undefined && computed.time !== values.pick_time;
  const isEvening = values.ap_time !== null && isDayBefore(values.pick_time, values.ap_time);
  return (
    <FieldWithAction
      span={3}
      action={isOwn ? t('booking.pickUp.recompute', { time: computed.time }) : undefined}
      onAction={() => setValue('pick_time', computed?.time ?? null, { shouldDirty: true })}
    >
      <Fields.TimeField
        name="pick_time"
        label={t('booking.field.pick_time')}
        span={12}
        help={computed && !isOwn ? t('booking.pickUp.computed') : undefined}
        warning={isEvening ? messageKey('booking.pickUp.dayBefore') : undefined}
      />
    </FieldWithAction>
  );
}
