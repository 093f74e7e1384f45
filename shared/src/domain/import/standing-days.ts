import { standingOrderDates, type StandingOrderDates } from '../planning/standing-order.ts';
import { brusselsToday } from '../time/brussels.ts';
import { isIsoDate } from '../time/date.ts';
import { weekdaysOf } from './cell-weekdays.ts';
import { importText, type ImportValues } from './import-values.ts';

const NONE: StandingOrderDates = { dates: [], skipped: [], truncated: false };

/** Days of a row that is a standing order: from its first day, at the earliest today, to its last, without public holidays unless it has these too. */
export function standingDaysOf(values: ImportValues, today = brusselsToday()): StandingOrderDates {
  const [from, until] = [importText(values, 'from'), importText(values, 'until')];
  if (!isIsoDate(until) || (from !== '' && !isIsoDate(from))) return NONE;
  return standingOrderDates({
    start: from > today ? from : today,
    until,
    weekdays: weekdaysOf(importText(values, 'weekdays')),
    withoutHolidays: values.holidays !== true,
  });
}
