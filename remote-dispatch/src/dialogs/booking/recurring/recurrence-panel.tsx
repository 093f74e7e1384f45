import { addDays, brusselsToday, weekdayOf } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Text } from '@navette/shared/ui';
import { DateInput, useFormContext } from '@navette/shared/ui-form';
import { Checkbox } from '@navette/shared/ui-overlay';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useValue } from '../booking-form.ts';
import type { BookingValues } from '../model/booking-values.ts';
import { MAX_DATES, recurringDates } from '../model/recurring-dates.ts';
import { DatesPreview } from './dates-preview.tsx';

/** A Monday: the names of the days of the week are those of its week. */
const MONDAY = '2026-03-02';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Furthest day, counted from the first: more dates than one save may hold are never needed. */
const FURTHEST_DAYS = 366;

/** Chooses days of the week and the last day, shows which dates that makes, and adds them to the booking. */
export function RecurrencePanel({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const { setValue } = useFormContext<BookingValues>();
  const untilId = useId();
  const dates = useValue('dates');
  const start = dates[0] ?? brusselsToday();
  const [weekdays, setWeekdays] = useState<readonly number[]>([weekdayOf(start)]);
  const [end, setEnd] = useState<IsoDate | null>(null);
  const last = addDays(start, FURTHEST_DAYS);
  const found = end === null ? [] : recurringDates({ start, end: end > last ? last : end, weekdays });
  const all = [...new Set([...dates, ...found])].toSorted().slice(0, MAX_DATES);

  function add(): void {
    setValue('dates', all, { shouldDirty: true, shouldValidate: true });
    onDone();
  }

  return (
    <Box role="group" aria-label={t('booking.recurring.title')} padding="3" marginTop="1" borderWidth="1px" borderColor="border" borderRadius="l2" bg="bg.subtle">
      <Flex wrap="wrap" gap="3" align="center">
        <Text as="span">{t('booking.recurring.from', { date: formatDate(start) })}</Text>
        <Flex wrap="wrap" gap="2" role="group" aria-label={t('booking.recurring.weekdays')}>
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              checked={weekdays.includes(day)}
              onChange={(checked) => setWeekdays(checked ? [...weekdays, day] : weekdays.filter((other) => other !== day))}
            >
              {formatWeekday(addDays(MONDAY, day - 1), 'short')}
            </Checkbox>
          ))}
        </Flex>
        <Flex gap="2" align="center">
          <label htmlFor={untilId}>{t('booking.recurring.until')}</label>
          <Box width="9rem">
            <DateInput value={end} onChange={setEnd} min={start} max={last} label={t('booking.recurring.last')} control={{ id: untilId }} />
          </Box>
        </Flex>
      </Flex>
      <DatesPreview dates={found} />
      <Button size="sm" marginTop="2" disabled={found.length === 0} onClick={add}>
        {t('booking.recurring.add', { count: found.length })}
      </Button>
    </Box>
  );
}
