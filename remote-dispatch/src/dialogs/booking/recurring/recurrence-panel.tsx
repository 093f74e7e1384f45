import { brusselsToday, weekdayOf, type IsoDate } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Box, Button, Text } from '@navette/shared/ui';
import { useFormContext } from '@navette/shared/ui-form';
import { useState, type ReactNode } from 'react';
import { useValue } from '../booking-form.ts';
import type { BookingValues } from '../model/booking-values.ts';
import { bookedDays, leftOut, standingDays, withChosen } from '../model/standing-days.ts';
import { DatesPreview } from './dates-preview.tsx';
import { RuleFields, type ChosenRule } from './rule-fields.tsx';

/** Chooses days of the week and the last day, shows which dates that makes, and makes the booking a standing order on them. */
export function RecurrencePanel({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useT();
  const { setValue } = useFormContext<BookingValues>();
  const dates = useValue('dates');
  const start = dates[0] ?? brusselsToday();
  const [rule, setRule] = useState<ChosenRule>({ weekdays: [weekdayOf(start)], until: null, withoutHolidays: true });
  const [toggled, toggle] = useToggled<IsoDate>();
  const { weekdays, until, withoutHolidays } = rule;
  const { days: ofRule, truncated } = until === null ? NONE : standingDays({ start, until, weekdays, withoutHolidays });
  const days = withChosen(ofRule, dates);
  const outAtFirst = leftOut(days, dates);
  const removed = new Set(
    days.map(({ date }) => date).filter((date) => toggled.has(date) !== outAtFirst.includes(date)),
  );
  const booked = bookedDays(days, removed);
  const count = booked.length;

  function add(): void {
    if (until === null) return;
    setValue('dates', booked, { shouldDirty: true, shouldValidate: true });
    setValue('seriesWeekdays', [...weekdays], { shouldDirty: true });
    setValue('seriesUntil', until, { shouldDirty: true });
    onDone();
  }

  return (
    <Box
      role="group"
      aria-label={t('booking.recurring.title')}
      padding="3"
      marginTop="1"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      bg="bg.subtle"
    >
      <RuleFields {...{ start, rule }} onChange={setRule} />
      <Text role="status" tone="muted" textStyle="xs" marginTop="2" minHeight="4">
        {days.length === 0
          ? t('booking.recurring.none')
          : t(truncated ? 'booking.recurring.truncated' : 'booking.recurring.count', { count })}
      </Text>
      {days.length > 0 && (
        <DatesPreview {...{ days, removed }} onToggle={toggle} label={t('booking.recurring.dates')} />
      )}
      <Button size="sm" marginTop="2" disabled={count === 0} onClick={add}>
        {t('booking.recurring.add', { count })}
      </Button>
    </Box>
  );
}

const NONE: ReturnType<typeof standingDays> = { days: [], truncated: false };

/** A set of values, each put in and taken out by the same function. */
function useToggled<Value>(): readonly [values: ReadonlySet<Value>, toggle: (value: Value) => void] {
  const [values, setValues] = useState<ReadonlySet<Value>>(new Set());
  const toggle = (value: Value): void => {
    const next = new Set(values);
    if (!next.delete(value)) next.add(value);
    setValues(next);
  };
  return [values, toggle];
}
