import { MOST_STANDING_DATES, standingOrderDates } from '@navette/shared/domain';
import type { BelgianHolidayName, IsoDate, StandingOrderRule } from '@navette/shared/domain';

/** A day that a standing order falls on. */
export interface StandingDay {
  readonly date: IsoDate;
  /** The public holiday it is, which is why it is left out. */
  readonly holiday?: BelgianHolidayName;
  /** It was chosen before, and is on none of the days of the week. */
  readonly isExtra?: boolean;
}

/** The days a standing order falls on in order, those left out for a holiday too; `truncated` when there would be more than one save may hold. */
export function standingDays(rule: StandingOrderRule): {
  readonly days: readonly StandingDay[];
  readonly truncated: boolean;
} {
  const { dates, skipped, truncated } = standingOrderDates(rule);
  const days: StandingDay[] = [
    ...dates.map((date) => ({ date })),
    ...skipped.map(({ date, name }) => ({ date, holiday: name })),
  ];
  return { days: days.toSorted((one, other) => one.date.localeCompare(other.date)), truncated };
}

/** The days of a standing order, and in between those that were chosen before and are none of them; nothing as long as it falls on no day. */
export function withChosen(days: readonly StandingDay[], chosen: readonly IsoDate[]): StandingDay[] {
  if (days.length === 0) return [];
  const own = new Set(days.map(({ date }) => date));
  const extra = chosen.filter((date) => !own.has(date)).map((date) => ({ date, isExtra: true }));
  return [...days, ...extra].toSorted((one, other) => one.date.localeCompare(other.date));
}

/**
 * The days that are left out to begin with: of a form with one day, that day when the order does not fall on it. It says where the order begins, as
 * today does in a new form; a trip on it was not asked for.
 */
export const leftOut = (days: readonly StandingDay[], chosen: readonly IsoDate[]): readonly IsoDate[] =>
  chosen.length === 1 ? days.filter(({ isExtra }) => isExtra).map(({ date }) => date) : [];

/** The days that are booked: neither holidays nor what was taken out; never more than one save may hold. */
export const bookedDays = (days: readonly StandingDay[], removed: ReadonlySet<IsoDate>): IsoDate[] =>
  days
    .filter(({ date, holiday }) => holiday === undefined && !removed.has(date))
    .map(({ date }) => date)
    .slice(0, MOST_STANDING_DATES);
