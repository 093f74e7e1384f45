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

/** Days with a mark of their own: a comma list of slots, empty for a day marked free. */
export type Marks = Readonly<Record<IsoDate, string>>;

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

/** Day by its own mark, else by the rules. */
export function dayState(date: IsoDate, { marks, rules }: Canvas): DayState {
  const mark = marks[date];
  const own = mark === undefined ? undefined : parseSlots(mark);
  return { slots: effectiveSlots(date, own, rules), isOwn: own !== undefined };
}

/** Marks and rules, on which a grid of days is painted. */
export interface Canvas {
  readonly marks: Marks;
  readonly rules: AvailabilityRules;
}

/** Marks after a day's own was removed: the day follows the rules again. */
export function unmarkDay(marks: Marks, date: IsoDate): Marks {
  const { [date]: _removed, ...rest } = marks;
  return rest;
}

/** The marks after some slots of some days were marked or freed. A day that ends up as the rules say needs no mark of its own. */
export function paintDays(
  { marks, rules }: Canvas,
  dates: readonly IsoDate[],
  slots: readonly number[],
  isOn: boolean,
): Marks {
  return dates.reduce((sum, date) => {
    const next = slotsText(painted(dayState(date, { marks: sum, rules }).slots, slots, isOn));
    return next === slotsText(effectiveSlots(date, undefined, rules)) ? unmarkDay(sum, date) : { ...sum, [date]: next };
  }, marks);
}

/** The days whose mark is another than before, as the API takes them; null removes the mark. */
export const changedDays = (
  before: Marks,
  marks: Marks,
): readonly { readonly date: IsoDate; readonly available: string | null }[] =>
  Object.keys({ ...before, ...marks })
    .filter((date) => before[date] !== marks[date])
    .map((date) => ({ date, available: marks[date] ?? null }));
