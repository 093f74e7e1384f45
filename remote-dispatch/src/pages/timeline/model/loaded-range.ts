import { addDays, timelineRangeOf, type DateRange, type IsoDate } from '@navette/shared/domain';

/** Days loaded on each side of a day outside the usual range. */
const AROUND = 7;

/** Days to load: the usual range (specification/timeline.md#loading) while it includes the shown day, else a week on both sides of it. */
export function loadedRange(today: IsoDate, day: IsoDate): DateRange {
  const usual = timelineRangeOf(today);
  return day >= usual.start && day <= usual.end ? usual : { start: addDays(day, -AROUND), end: addDays(day, AROUND) };
}
