import { addDays, timelineRangeOf, type DateRange, type IsoDate } from '@navette/shared/domain';

/** Days loaded around a day that lies outside the usual ones. */
const AROUND = 7;

/** The days to load: the usual ones (DECISIONS 30) while the shown day is among them, else a week on both sides of it. */
export function loadedRange(today: IsoDate, day: IsoDate): DateRange {
  const usual = timelineRangeOf(today);
  return day >= usual.start && day <= usual.end ? usual : { start: addDays(day, -AROUND), end: addDays(day, AROUND) };
}
