import { belgianHolidayOf, type BelgianHoliday } from '../time/belgian-holidays.ts';
import { addDays, weekdayOf, type IsoDate } from '../time/date.ts';

/** Maximum number of days of a standing order, as in the contract. */
export const MOST_STANDING_DATES = 400;

/** A trip that repeats on some weekdays until a day. */
export interface StandingOrderRule {
  /** First day that counts. */
  readonly start: IsoDate;
  /** Last day that counts. */
  readonly until: IsoDate;
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[];
  /** Leave the public holidays out. */
  readonly withoutHolidays: boolean;
}

/** The days of a standing order. */
export interface StandingOrderDates {
  /** Days, ascending. */
  readonly dates: readonly IsoDate[];
  /** Holidays on one of the weekdays that were left out, ascending. */
  readonly skipped: readonly BelgianHoliday[];
  /** There would be more days than {@link MOST_STANDING_DATES}; the later ones are missing. */
  readonly truncated: boolean;
}

/**
 * The days of a standing order, `start` and `until` included. None without weekdays, or when `until` precedes `start`.
 * @throws RangeError when a day is no date
 */
export function standingOrderDates({ start, until, weekdays, withoutHolidays }: StandingOrderRule): StandingOrderDates {
  const dates: IsoDate[] = [];
  const skipped: BelgianHoliday[] = [];
  const chosen = new Set(weekdays.filter((weekday) => weekday >= 1 && weekday <= 7));
  // Parses the end as well, so that an invalid one is refused instead of compared as text.
  const end = addDays(until, 0);
  for (let date = addDays(start, 0); chosen.size > 0 && date <= end; date = addDays(date, 1)) {
    if (!chosen.has(weekdayOf(date))) continue;
    const holiday = withoutHolidays ? belgianHolidayOf(date) : undefined;
    if (holiday) skipped.push(holiday);
    else if (dates.length === MOST_STANDING_DATES) return { dates, skipped, truncated: true };
    else dates.push(date);
  }
  return { dates, skipped, truncated: false };
}

/** Minimum minutes along the time axis for a drag to another driver to change the time as well; less is an unsteady hand. */
export const TIME_DRAG_THRESHOLD = 20;

/** Axis that a drag is locked to with Shift; null: both are free. */
export type DragAxis = 'time' | 'driver' | null;

/** State of a dragged trip. */
export interface TripDrag {
  /** Minutes between the original start and the pointer. */
  readonly minutes: number;
  /** The trip is over the row of another driver. */
  readonly otherDriver: boolean;
  readonly axis: DragAxis;
  /** Minutes of pointer jitter at the scale of the board, when more than the threshold. */
  readonly tolerance?: number;
}

/**
 * Minutes by which a drag moves the time of a trip. A drag to another driver keeps the time unless it clearly moves
 * along the time axis.
 */
export function draggedMinutes({ minutes, otherDriver, axis, tolerance = 0 }: TripDrag): number {
  if (axis === 'driver') return 0;
  const threshold = otherDriver && axis === null ? Math.max(TIME_DRAG_THRESHOLD, tolerance) : 0;
  return Math.abs(minutes) < threshold ? 0 : minutes;
}
