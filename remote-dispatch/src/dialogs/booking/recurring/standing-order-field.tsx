import { type IsoDate, addDays } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, Text } from '@navette/shared/ui';
import { useFormContext } from '@navette/shared/ui-form';
import { useId, useState, type ReactNode } from 'react';
import { useValue } from '../booking-form.ts';
import type { BookingValues } from '../model/booking-values.ts';
import { DatesPreview } from './dates-preview.tsx';

const NOTHING: ReadonlySet<IsoDate> = new Set();

/** The dates of a standing order in one line, instead of dozens of chips; they can be shown, and taken out one by one. */
export function StandingOrderField(): ReactNode {
  const t = useT();
  const listId = useId();
  const { formatDate } = useFormats();
  const weekdayNames = useWeekdayNames();
  const { setValue } = useFormContext<BookingValues>();
  const [dates, weekdays, until] = [useValue('dates'), useValue('seriesWeekdays'), useValue('seriesUntil')];
  const [isOpen, setOpen] = useState(false);

  function drop(date: IsoDate): void {
    const rest = dates.filter((other) => other !== date);
    setValue('dates', rest, { shouldDirty: true, shouldValidate: true });
    if (rest.length < 2) setValue('seriesUntil', null, { shouldDirty: true });
  }

  function dissolve(): void {
    setValue('seriesUntil', null, { shouldDirty: true });
    setValue('dates', dates.slice(0, 1), { shouldDirty: true, shouldValidate: true });
  }

  return (
    <Box
      style={{ gridColumn: 'span 12' }}
      data-field
      role="group"
      aria-label={t('booking.series.title')}
      paddingBottom="2"
    >
      <Text fontWeight="medium">{t('booking.series.title')}</Text>
      <Text>
        {t('booking.series.summary', {
          count: dates.length,
          weekdays: weekdayNames(weekdays),
          until: formatDate(until),
        })}
      </Text>
      <Box display="flex" flexWrap="wrap" gap="2" marginTop="1">
        <Button size="sm" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          {t('booking.series.showDates')}
        </Button>
        <Button size="sm" variant="ghost" onClick={dissolve}>
          {t('booking.series.dissolve')}
        </Button>
      </Box>
      <Box id={listId} hidden={!isOpen}>
        {isOpen && (
          <DatesPreview
            days={dates.map((date) => ({ date }))}
            removed={NOTHING}
            onToggle={drop}
            label={t('booking.recurring.dates')}
          />
        )}
      </Box>
    </Box>
  );
}

/** A Monday. */
const MONDAY = '2026-03-02';

/** Gives the function that names days of the week, 1 Monday to 7 Sunday, in their order. */
function useWeekdayNames(): (weekdays: readonly number[]) => string {
  const { formatWeekday } = useFormats();
  return (weekdays) =>
    weekdays
      .toSorted((one, other) => one - other)
      .map((day) => formatWeekday(addDays(MONDAY, day - 1), 'short'))
      .join(', ');
}
