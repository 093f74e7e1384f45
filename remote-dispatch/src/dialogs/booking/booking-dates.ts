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
  /** The public holiday that excludes it. */
  readonly holiday?: BelgianHolidayName;
  /** It was chosen before, and is on none of the weekdays. */
  readonly isExtra?: boolean;
}

/** The days of a standing order in order, including excluded holidays; `truncated` when they exceed the limit of one save. */
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

/** The days of a standing order, merged with individually chosen ones; empty while the order has no day. */
export function withChosen(days: readonly StandingDay[], chosen: readonly IsoDate[]): StandingDay[] {
  if (days.length === 0) return [];
  const own = new Set(days.map(({ date }) => date));
  const extra = chosen.filter((date) => !own.has(date)).map((date) => ({ date, isExtra: true }));
  return [...days, ...extra].toSorted((one, other) => one.date.localeCompare(other.date));
}

/**
 * Initially excluded days: of a form with one day, that day when the order does not include it. It only tells where the order begins, as today does
 * in a new form; a trip on it was not requested.
 */
export const leftOut = (days: readonly StandingDay[], chosen: readonly IsoDate[]): readonly IsoDate[] =>
  chosen.length === 1 ? days.filter(({ isExtra }) => isExtra).map(({ date }) => date) : [];

/** The booked days: neither holidays nor excluded ones; within the limit of one save. */
export const bookedDays = (days: readonly StandingDay[], removed: ReadonlySet<IsoDate>): IsoDate[] =>
  days
    .filter(({ date, holiday }) => holiday === undefined && !removed.has(date))
    .map(({ date }) => date)
    .slice(0, MOST_STANDING_DATES);

/** Past days of a form; for an existing booking only a changed one. */
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

/** Times of a form that occur twice on one of its days because of the clock change; they are read as the first. */
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
