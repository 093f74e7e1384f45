import { weekdayOf, type IsoDate } from '../time/date.ts';
import { parseSlots, SLOTS } from '../time/slots.ts';

/** A period in which a driver does not work at all; both days included. */
export interface Leave {
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}

/** Recurring unavailability of a driver: slots by weekday, Monday first, and periods of leave. */
export interface AvailabilityRules {
  /** Seven lists of slots in which the driver is NOT available. */
  readonly weekdays: readonly (readonly number[])[];
  readonly leave: readonly Leave[];
}

const ALL = SLOTS.map(({ index }) => index);

/**
 * Slots of a day in which a driver is NOT available (specification/drivers.md#availability): those marked for the day itself, else all of them on leave, else
 * those of the weekday. A day that was marked as free stays free whatever the recurring rules say.
 * @param marked slots marked for this day; `undefined` when nothing was marked
 */
export function effectiveSlots(
  date: IsoDate,
  marked: readonly number[] | undefined,
  rules: AvailabilityRules | undefined,
): readonly number[] {
  if (marked) return marked;
  if (!rules) return [];
  if (rules.leave.some(({ startDate, endDate }) => startDate <= date && date <= endDate)) return ALL;
  return rules.weekdays[weekdayOf(date) - 1] ?? [];
}

/** Reads seven comma lists of slots, Monday first. */
export const parseWeekdays = (weekdays: readonly string[]): number[][] => weekdays.map(parseSlots);
