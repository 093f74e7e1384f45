import { eachDay, weekdayOf } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';

/** Days of a recurring trip: from a day on until another one, on some days of the week. */
export interface Recurrence {
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[];
}

/** Most days that one save may hold, as the contract says. */
export const MAX_DATES = 400;

/** The days of a recurring trip, in order; none when the end precedes the start. */
export const recurringDates = ({ start, end, weekdays }: Recurrence): IsoDate[] =>
  eachDay(start, end).filter((date) => weekdays.includes(weekdayOf(date)));
