import { addDays, daysBetween, startOfWeek } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';

/** The number of a day's week in its year as Belgian calendars print it (ISO 8601): week 1 holds the first Thursday. */
export function weekNumber(date: IsoDate): number {
  const thursday = addDays(startOfWeek(date), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}
