import { addMinutes, minutesOf, type ClockTime } from './clock.ts';

/** A two-hour slot of a driver's day. */
export interface Slot {
  /** The stored value of the slot, 0 to 5. */
  readonly index: number;
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** The slots of a day: 07-09, 09-11, 11-13, 13-15, 15-17, 17-19 (specification/drivers.md#availability). */
export const SLOTS: readonly Slot[] = Array.from({ length: 6 }, (_, index) => ({
  index,
  from: addMinutes('07:00', index * 120),
  to: addMinutes('09:00', index * 120),
}));

/**
 * Parses the comma-separated list of marked slots. A marked slot is one in which the driver is NOT available, so an empty list means
 * free all day. Duplicates and invalid values are dropped.
 */
export function parseSlots(available: string | null | undefined): number[] {
  const indexes = (available ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number);
  return SLOTS.map(({ index }) => index).filter((index) => indexes.includes(index));
}

/** Comma-separated list of marked slots, ascending. */
export const slotsText = (indexes: Iterable<number>): string => parseSlots([...indexes].join(',')).join(',');

/** The slots that a trip from `from` to `to` overlaps; when `to` is earlier, the trip began the evening before. */
export function slotsOfTrip(from: ClockTime, to: ClockTime): number[] {
  const start = from > to ? 0 : minutesOf(from);
  // A trip of zero length is in the slot that begins with it.
  const end = Math.max(minutesOf(to), start + 1);
  return SLOTS.filter((slot) => start < minutesOf(slot.to) && end > minutesOf(slot.from)).map(({ index }) => index);
}
