import { MOST_STANDING_DATES, standingOrderDates } from '@navette/shared/domain';
import type { BelgianHolidayName, IsoDate, StandingOrderRule } from '@navette/shared/domain';

/** A day that a standing order falls on. */
export interface StandingDay {
  readonly date: IsoDate;
  /** The public holiday it is, which is why it is left out. */
  readonly holiday?: BelgianHolidayName;
}

/** The days a standing order falls on in order, those left out for a holiday too; `truncated` when there would be more than one save may hold. */
export function standingDays(rule: StandingOrderRule): { readonly days: readonly StandingDay[]; readonly truncated: boolean } {
  const { dates, skipped, truncated } = standingOrderDates(rule);
  const days: StandingDay[] = [...dates.map((date) => ({ date })), ...skipped.map(({ date, name }) => ({ date, holiday: name }))];
  return { days: days.toSorted((one, other) => one.date.localeCompare(other.date)), truncated };
}

/** The days chosen already and those of a standing order together, without what was taken out; never more than one save may hold. */
export function allDays(chosen: readonly IsoDate[], days: readonly StandingDay[], removed: ReadonlySet<IsoDate>): IsoDate[] {
  const found = days.filter(({ holiday }) => holiday === undefined).map(({ date }) => date);
  return [...new Set([...chosen, ...found])]
    .filter((date) => !removed.has(date))
    .toSorted()
    .slice(0, MOST_STANDING_DATES);
}
