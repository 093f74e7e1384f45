import type { components } from '@navette/openapi/types';
import {
  addDays,
  eachDay,
  effectiveSlots,
  endOfMonth,
  isIsoDate,
  parseSlots,
  parseWeekdays,
  slotsText,
  startOfMonth,
  startOfWeek,
} from '@navette/shared/domain';
import type { AvailabilityRules, IsoDate } from '@navette/shared/domain';

/** Marks by day: a comma list of slots, empty for a day marked free; null removes the mark. */
export type Marks = Readonly<Record<IsoDate, string | null>>;

/** A leave as it is typed. */
export interface TypedLeave {
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
  readonly reason: string;
}

/** Weekdays and leave as the form holds them. */
export interface TypedRules {
  readonly weekdays: readonly string[];
  readonly leave: readonly TypedLeave[];
}

/** Rules as typed so far: a leave with only one of its days is ignored. */
export const rulesOf = ({ weekdays, leave }: TypedRules): AvailabilityRules => ({
  weekdays: parseWeekdays(weekdays),
  leave: leave.flatMap(({ startDate, endDate }) =>
    startDate !== null && endDate !== null && isIsoDate(startDate) && isIsoDate(endDate)
      ? [{ startDate, endDate }]
      : [],
  ),
});

/** The days of a month with the rest of its first and last week, so that a week is always whole. */
export const daysOfMonth = (month: IsoDate): IsoDate[] =>
  eachDay(startOfWeek(startOfMonth(month)), addDays(startOfWeek(endOfMonth(month)), 6));

/** Marks as they are stored, by day. */
export const storedMarks = (rows: readonly components['schemas']['AvailabilityRow'][]): Marks =>
  Object.fromEntries(rows.map(({ date, available }) => [date, available]));

/** The slots of a list with some more, or some less. */
export function painted(slots: readonly number[], touched: readonly number[], isOn: boolean): number[] {
  const rest = slots.filter((slot) => !touched.includes(slot));
  return parseSlots(slotsText(isOn ? [...rest, ...touched] : rest));
}

/** Day: its marks, and whether they are its own or follow from the rules. */
export interface DayState {
  readonly slots: readonly number[];
  readonly isOwn: boolean;
}

/** Day as stored, with the changes since. */
export function dayState(date: IsoDate, stored: Marks, changes: Marks, rules: AvailabilityRules): DayState {
  const mark = date in changes ? changes[date] : stored[date];
  const own = mark === undefined || mark === null ? undefined : parseSlots(mark);
  return { slots: effectiveSlots(date, own, rules), isOwn: own !== undefined };
}

/** The changes with one day more, or without it when it is stored like that. */
function withDay(changes: Marks, stored: Marks, date: IsoDate, mark: string | null): Marks {
  const { [date]: _before, ...rest } = changes;
  return (stored[date] ?? null) === mark ? rest : { ...rest, [date]: mark };
}

/** Stored marks, rules and changes, on which a grid of days is painted. */
export interface Canvas {
  readonly stored: Marks;
  readonly changes: Marks;
  readonly rules: AvailabilityRules;
}

/** The changes after some slots of some days were marked or freed. A day that ends up as the rules say needs no mark of its own. */
export function paintDays(
  { stored, changes, rules }: Canvas,
  dates: readonly IsoDate[],
  slots: readonly number[],
  isOn: boolean,
): Marks {
  return dates.reduce((sum, date) => {
    const next = slotsText(painted(dayState(date, stored, sum, rules).slots, slots, isOn));
    return withDay(sum, stored, date, next === slotsText(effectiveSlots(date, undefined, rules)) ? null : next);
  }, changes);
}

/** Changes after a day's own mark was removed: the day follows the rules again. */
export const unmarkDay = (changes: Marks, stored: Marks, date: IsoDate): Marks => withDay(changes, stored, date, null);
