import { type IsoDate, addDays, type BelgianHolidayName } from '@navette/shared/domain';
import { useFormats, useT, messageKey } from '@navette/shared/i18n';
import { Box, Button, Text, IconButton } from '@navette/shared/ui';
import { useFormContext } from '@navette/shared/ui-form';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { useValue } from './booking-form.ts';
import type { BookingValues } from './booking-values.ts';
import { RotateCcw, X } from 'lucide-react';
import type { StandingDay } from './booking-dates.ts';

const NOTHING: ReadonlySet<IsoDate> = new Set();

/** The dates of a standing order in one line, instead of dozens of chips; they can be shown, and excluded one by one. */
export function StandingOrderField({ ref }: { readonly ref: Ref<HTMLDivElement> }): ReactNode {
  const t = useT();
  const listId = useId();
  const { formatDate } = useFormats();
  const weekdayName = useWeekdayName();
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
      ref={ref}
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
          weekdays: weekdays
            .toSorted((one, other) => one - other)
            .map(weekdayName)
            .join(', '),
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

/** A Monday, whose week gives the names of the weekdays. */
const MONDAY = '2026-03-02';

/** Returns the function that names a weekday, 1 Monday to 7 Sunday. */
export function useWeekdayName(): (weekday: number) => string {
  const { formatWeekday } = useFormats();
  return (weekday) => formatWeekday(addDays(MONDAY, weekday - 1), 'short');
}

/** Days that can be excluded and included again. */
interface DatesPreviewProps {
  readonly days: readonly StandingDay[];
  readonly removed: ReadonlySet<IsoDate>;
  readonly onToggle: (date: IsoDate) => void;
  readonly label: string;
}

/** The individual days. Holidays are struck out and named; any other has a button to exclude it. */
export function DatesPreview({ days, label, ...rest }: DatesPreviewProps): ReactNode {
  return (
    <Box
      as="ul"
      aria-label={label}
      tabIndex={0}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(13rem, 1fr))"
      columnGap="3"
      maxHeight="11rem"
      overflow="auto"
      listStyleType="none"
      marginTop="1"
      fontVariantNumeric="tabular-nums"
    >
      {days.map((day) => (
        <Day key={day.date} {...rest} day={day} />
      ))}
    </Box>
  );
}

function Day({
  day: { date, holiday, isExtra = false },
  removed,
  onToggle,
}: Omit<DatesPreviewProps, 'days' | 'label'> & { readonly day: StandingDay }): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  const isRemoved = removed.has(date);
  const isOut = isRemoved || holiday !== undefined;
  const text = `${formatWeekday(date, 'short')} ${formatDate(date)}`;
  return (
    <Box as="li" display="flex" alignItems="center" gap="1" minHeight="6" textStyle="xs">
      {isOut ? (
        <Text as="del" tone="muted" textStyle="xs">
          {text}
        </Text>
      ) : (
        text
      )}
      {isExtra && <span>{t('booking.recurring.extra')}</span>}
      {holiday === undefined ? (
        <IconButton
          size="xs"
          label={t(isRemoved ? 'booking.recurring.putBack' : 'booking.recurring.remove', { date: formatDate(date) })}
          onClick={() => onToggle(date)}
        >
          {isRemoved ? <RotateCcw size={14} aria-hidden /> : <X size={14} aria-hidden />}
        </IconButton>
      ) : (
        <span>{t(HOLIDAY_KEYS[holiday])}</span>
      )}
    </Box>
  );
}

/** Names of the public holidays. */
const HOLIDAY_KEYS = {
  newYear: messageKey('booking.holiday.newYear'),
  easterMonday: messageKey('booking.holiday.easterMonday'),
  labourDay: messageKey('booking.holiday.labourDay'),
  ascension: messageKey('booking.holiday.ascension'),
  whitMonday: messageKey('booking.holiday.whitMonday'),
  nationalDay: messageKey('booking.holiday.nationalDay'),
  assumption: messageKey('booking.holiday.assumption'),
  allSaints: messageKey('booking.holiday.allSaints'),
  armistice: messageKey('booking.holiday.armistice'),
  christmas: messageKey('booking.holiday.christmas'),
} as const satisfies Record<BelgianHolidayName, string>;
