import { addDays } from '@navette/shared/domain';
import { useFormats } from '@navette/shared/i18n';

/** A Monday. */
const MONDAY = '2026-03-02';

/** Gives the function that names days of the week, 1 Monday to 7 Sunday, in their order. */
export function useWeekdayNames(): (weekdays: readonly number[]) => string {
  const { formatWeekday } = useFormats();
  return (weekdays) =>
    weekdays
      .toSorted((one, other) => one - other)
      .map((day) => formatWeekday(addDays(MONDAY, day - 1), 'short'))
      .join(', ');
}
