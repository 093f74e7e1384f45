import {
  MOST_STANDING_DATES,
  standingOrderDates,
  type BelgianHolidayName,
  type IsoDate,
  type StandingOrderRule,
  brusselsToday,
  comesTwice,
  isIsoDate,
  pickUpDate,
} from '@navette/shared/domain';
import type { BookingValues } from './booking-values.ts';

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

/** The days of a form that are over; of an existing booking only another one than it was saved with. */
export function pastDates(
  { dates, ap_date }: Pick<BookingValues, 'dates' | 'ap_date'>,
  isNew: boolean,
  saved?: IsoDate | null,
): readonly IsoDate[] {
  const today = brusselsToday();
  if (isNew) return dates.filter((date) => date < today);
  return ap_date !== null && ap_date !== saved && ap_date < today ? [ap_date] : [];
}

type Times = Pick<BookingValues, 'ap_date' | 'ap_time' | 'pick_time'> & Partial<Pick<BookingValues, 'dates'>>;

/** The times of a form that the clock shows twice on one of its days; they are read as the first. */
export function repeatedTimes({ ap_date, dates = [], ap_time, pick_time }: Times) {
  const days = (ap_date === null ? dates : [ap_date]).filter(isIsoDate);
  return {
    ap_time: ap_time !== null && days.some((day) => comesTwice(day, ap_time)),
    pick_time:
      ap_time !== null &&
      pick_time !== null &&
      days.some((day) => comesTwice(pickUpDate(day, pick_time, ap_time), pick_time)),
  };
}
