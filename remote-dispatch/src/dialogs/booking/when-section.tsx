import { isDayBefore } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { FormSection, useFormContext } from '@navette/shared/ui-form';
import { type ReactNode, useId, useState } from 'react';
import { useBookingScreen, useValue, useValues, Fields, useField } from './booking-form.ts';
import type { BookingValues } from './booking-values.ts';
import { pastDates, repeatedTimes } from './booking-dates.ts';
import { formPickUp } from './use-trip.ts';
import { StandingOrderField } from './standing-order.tsx';
import { FieldWithAction } from './field-with-action.tsx';
import { Box, Button } from '@navette/shared/ui';
import { CalendarSync } from 'lucide-react';
import { RecurrencePanel } from './recurrence-panel.tsx';

/** Days and times. */
export function WhenSection(): ReactNode {
  const t = useT();
  const field = useField();
  const { isNew, isAdmin, row, proposedDate } = useBookingScreen();
  const type = useValue('type');
  const isSeries = useValue('seriesUntil') !== null;
  const values = useValues();
  const isRepeated = repeatedTimes(values).ap_time;
  const days = pastDates(values, isNew, row?.ap_date);
  const past = days.length > 0 ? messageKey('booking.date.past') : undefined;
  return (
    <FormSection title={t('booking.section.when')}>
      {isSeries ? (
        <StandingOrderField />
      ) : isNew ? (
        <Fields.DatesField {...field('dates')} required span={4} ahead proposed={proposedDate} warning={past} />
      ) : (
        <Fields.DateField {...field('ap_date')} required span={4} ahead warning={past} />
      )}
      <Fields.TimeField
        {...field('ap_time')}
        required
        span={4}
        warning={isRepeated ? messageKey('booking.time.twice') : undefined}
      />
      <PickUpTime />
      {type === 'back' && <Fields.CheckboxField {...field('willCall')} help={t('booking.willCall.hint')} span={12} />}
      {isNew && isAdmin && !isSeries && <RecurringDates />}
    </FormSection>
  );
}

/** The pick-up time, which follows the trip until another one is typed. */
function PickUpTime(): ReactNode {
  const t = useT();
  const field = useField();
  const { setValue } = useFormContext<BookingValues>();
  const values = useValues();
  const computed = formPickUp(values);
  const isOwn = computed !== undefined && computed.time !== values.pick_time;
  const isRepeated = repeatedTimes(values).pick_time;
  const isEvening = values.ap_time !== null && isDayBefore(values.pick_time, values.ap_time);
  return (
    <FieldWithAction
      span={4}
      action={isOwn ? t('booking.pickUp.recompute', { time: computed.time }) : undefined}
      onAction={() => setValue('pick_time', computed?.time ?? null, { shouldDirty: true })}
    >
      <Fields.TimeField
        {...field('pick_time')}
        span={12}
        help={computed && !isOwn ? t('booking.pickUp.computed') : undefined}
        warning={
          isEvening ? messageKey('booking.pickUp.dayBefore') : isRepeated ? messageKey('booking.time.twice') : undefined
        }
      />
    </FieldWithAction>
  );
}

/** Fills the days of a new booking with weekly dates, until a day. */
function RecurringDates(): ReactNode {
  const t = useT();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box style={{ gridColumn: 'span 12' }} data-field>
      <Button
        size="sm"
        variant="ghost"
        icon={<CalendarSync aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('booking.recurring.open')}
      </Button>
      <Box id={panelId} hidden={!isOpen}>
        {isOpen && <RecurrencePanel onDone={() => setOpen(false)} />}
      </Box>
    </Box>
  );
}
