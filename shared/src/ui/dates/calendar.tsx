import { DatePicker, parseDate, type UseDatePickerProps } from '@chakra-ui/react/date-picker';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ReactNode, useMemo } from 'react';
import type { IsoDate } from '../../domain/time/date.ts';
import { TIME_ZONE } from '../../domain/time/brussels.ts';
import { FORMAT_LOCALES, useLocale, useT, messageKey, useFormats } from '../../i18n/index.ts';

/** A calendar of one month, to pick one day or several. */
export interface CalendarProps {
  readonly value: readonly IsoDate[];
  readonly onChange: (value: IsoDate[]) => void;
  /** Multiple selection; picking a selected day deselects it. */
  readonly multiple?: boolean;
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  /** Days that can't be picked (weekends on the planning). */
  readonly isUnavailable?: ((date: IsoDate) => boolean) | undefined;
}

const Root = chakra('div', {
  base: {
    padding: '2',
    fontSize: 'sm',
    '& [data-part=view-control]': { display: 'flex', alignItems: 'center', gap: '1', marginBottom: '1' },
    '& [data-part=view-trigger]': { flex: '1', height: '8', fontWeight: 'semibold', borderRadius: 'sm' },
    '& [data-part=prev-trigger], & [data-part=next-trigger]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '8',
      borderRadius: 'sm',
      '& svg': { boxSize: '4' },
    },
    '& button:hover, & [data-part=table-cell-trigger]:hover': { background: 'bg.muted' },
    '& th': { fontSize: 'xs', fontWeight: 'medium', color: 'fg.muted', paddingBlock: '1' },
    '& [data-part=table]': { width: '100%', borderCollapse: 'separate', borderSpacing: '1px' },
    '& [data-part=table-cell-trigger]': {
      display: 'grid',
      placeItems: 'center',
      minWidth: '8',
      height: '8',
      paddingInline: '1',
      borderRadius: 'sm',
      cursor: 'pointer',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-weekend]': { color: 'fg.muted' },
    '& [data-today]': { fontWeight: 'bold', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& [data-outside-range]': { visibility: 'hidden' },
    '& [data-disabled], & [data-unavailable]': {
      color: 'fg.subtle',
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '& [data-part=table-cell-trigger][data-selected]': {
      background: 'colorPalette.solid',
      color: 'colorPalette.contrast',
    },
  },
});

/** Chakra's calendar in the user's language, weeks from Monday, today in Brussels; loaded lazily when first opened. */
export function Calendar(props: CalendarProps): ReactNode {
  const { value, onChange, multiple = false, min, max, isUnavailable } = props;
  const t = useT();
  const locale = useLocale();
  const texts = useCalendarTexts();
  const first = value[0] ?? min;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      root.current?.querySelector<HTMLElement>('[data-part=table-cell-trigger][tabindex="0"]')?.focus();
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <Root ref={root}>
      <DatePicker.Root
        unstyled
        inline
        selectionMode={multiple ? 'multiple' : 'single'}
        value={value.map((day) => parseDate(day))}
        onValueChange={(details) => onChange(details.value.map(String))}
        {...(first ? { defaultFocusedValue: parseDate(first) } : {})}
        {...(min ? { min: parseDate(min) } : {})}
        {...(max ? { max: parseDate(max) } : {})}
        isDateUnavailable={(day) => isUnavailable?.(day.toString()) ?? false}
        locale={FORMAT_LOCALES[locale]}
        timeZone={TIME_ZONE}
        startOfWeek={1}
        fixedWeeks
        translations={texts}
      >
        <DatePicker.Content unstyled role="group" aria-roledescription={t('date.calendar')}>
          <DatePicker.View view="day">
            <DatePicker.Header />
            <DatePicker.DayTable aria-roledescription={t('date.calendar')} />
          </DatePicker.View>
          <DatePicker.View view="month">
            <DatePicker.Header />
            <DatePicker.MonthTable aria-roledescription={t('date.calendar')} />
          </DatePicker.View>
          <DatePicker.View view="year">
            <DatePicker.Header />
            <DatePicker.YearTable aria-roledescription={t('date.calendar')} />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Root>
    </Root>
  );
}

type CalendarTexts = NonNullable<UseDatePickerProps['translations']>;

const PREVIOUS = {
  day: messageKey('date.previousMonth'),
  month: messageKey('date.previousYear'),
  year: messageKey('date.previousDecade'),
};
const NEXT = {
  day: messageKey('date.nextMonth'),
  month: messageKey('date.nextYear'),
  year: messageKey('date.nextDecade'),
};
const VIEW = {
  day: messageKey('date.chooseDay'),
  month: messageKey('date.chooseMonth'),
  year: messageKey('date.chooseYear'),
};

/** Screen reader texts of Chakra's calendar, which are English by default. */
function useCalendarTexts(): CalendarTexts {
  const t = useT();
  const { formatLongDate } = useFormats();
  return useMemo(
    (): CalendarTexts => ({
      content: t('date.calendar'),
      monthSelect: t('date.chooseMonth'),
      yearSelect: t('date.chooseYear'),
      prevTrigger: (view) => t(PREVIOUS[view]),
      nextTrigger: (view) => t(NEXT[view]),
      viewTrigger: (_view, next) => t(VIEW[next ?? 'day']),
      dayCell({ value, selected, selectable, unavailable }) {
        const day = formatLongDate(value.toString());
        if (unavailable || !selectable) return t('date.dayUnavailable', { day });
        return selected ? t('date.daySelected', { day }) : day;
      },
    }),
    [t, formatLongDate],
  );
}
