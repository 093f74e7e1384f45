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
  type AvailabilityRules,
  type IsoDate,
  SLOTS,
  slotRanges,
  type BelgianHolidayName,
} from '@navette/shared/domain';
import { type Translate, messageKey } from '@navette/shared/i18n';

/** Day overrides: a comma-separated list of slots, empty for a day marked as free. */
export type Marks = Readonly<Record<IsoDate, string>>;

/** Period of leave as typed in the form. */
export interface TypedLeave {
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
  readonly reason: string;
}

/** Weekly pattern and leave as form values. */
interface TypedRules {
  readonly weekdays: readonly string[];
  readonly leave: readonly TypedLeave[];
}

/** Rules from the form values; a leave with only one of its two dates is ignored. */
export const rulesOf = ({ weekdays, leave }: TypedRules): AvailabilityRules => ({
  weekdays: parseWeekdays(weekdays),
  leave: leave.flatMap(({ startDate, endDate }) =>
    startDate !== null && endDate !== null && isIsoDate(startDate) && isIsoDate(endDate)
      ? [{ startDate, endDate }]
      : [],
  ),
});

/** Days of a month, extended to whole weeks. */
export const daysOfMonth = (month: IsoDate): IsoDate[] =>
  eachDay(startOfWeek(startOfMonth(month)), addDays(startOfWeek(endOfMonth(month)), 6));

/** Stored day overrides, by day. */
export const storedMarks = (rows: readonly components['schemas']['AvailabilityRow'][]): Marks =>
  Object.fromEntries(rows.map(({ date, available }) => [date, available]));

/** Slot list after marking or freeing some slots. */
export function painted(slots: readonly number[], touched: readonly number[], isOn: boolean): number[] {
  const rest = slots.filter((slot) => !touched.includes(slot));
  return parseSlots(slotsText(isOn ? [...rest, ...touched] : rest));
}

/** Day: its marked slots, and whether they come from a day override or from the rules. */
interface DayState {
  readonly slots: readonly number[];
  readonly isOwn: boolean;
}

/** State of a day: its override if it has one, otherwise the rules. */
export function dayState(date: IsoDate, { marks, rules }: Canvas): DayState {
  const mark = marks[date];
  const own = mark === undefined ? undefined : parseSlots(mark);
  return { slots: effectiveSlots(date, own, rules), isOwn: own !== undefined };
}

/** Day overrides and rules shown in a grid. */
export interface Canvas {
  readonly marks: Marks;
  readonly rules: AvailabilityRules;
}

/** Day overrides without the one of this day, which follows the rules again. */
export function unmarkDay(marks: Marks, date: IsoDate): Marks {
  const { [date]: _removed, ...rest } = marks;
  return rest;
}

/** Day overrides after some slots of some days were marked or freed. A day that equals the rules gets no override. */
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

/** Days whose override has changed, as the API takes them; null removes the override. */
export const changedDays = (
  before: Marks,
  marks: Marks,
): readonly { readonly date: IsoDate; readonly available: string | null }[] =>
  Object.keys({ ...before, ...marks })
    .filter((date) => before[date] !== marks[date])
    .map((date) => ({ date, available: marks[date] ?? null }));

/** Text of the unavailable times of a day; "free all day" without any. */
export function dayWords(unavailable: readonly number[], t: Translate): string {
  if (unavailable.length === 0) return t('week.free');
  if (unavailable.length === SLOTS.length) return t('week.away');
  const ranges = slotRanges(unavailable).map(({ from, to }) => t('week.range', { from, to }));
  return t('week.away.times', { times: ranges.join(', ') });
}

/** Names of the public holidays. */
export const HOLIDAY_NAMES = {
  newYear: messageKey('holiday.newYear'),
  easterMonday: messageKey('holiday.easterMonday'),
  labourDay: messageKey('holiday.labourDay'),
  ascension: messageKey('holiday.ascension'),
  whitMonday: messageKey('holiday.whitMonday'),
  nationalDay: messageKey('holiday.nationalDay'),
  assumption: messageKey('holiday.assumption'),
  allSaints: messageKey('holiday.allSaints'),
  armistice: messageKey('holiday.armistice'),
  christmas: messageKey('holiday.christmas'),
} as const satisfies Record<BelgianHolidayName, string>;
