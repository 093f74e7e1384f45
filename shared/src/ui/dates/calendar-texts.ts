import type { UseDatePickerProps } from '@chakra-ui/react/date-picker';
import { useMemo } from 'react';
import { messageKey, useFormats, useT } from '../../i18n/index.ts';

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
export function useCalendarTexts(): CalendarTexts {
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
