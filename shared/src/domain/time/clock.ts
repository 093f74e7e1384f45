/** A time of day as `HH:mm`, 24 hours; times compare and sort as text. */
export type ClockTime = string;

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/u;

/** Minutes of a day on the clock, also of days with a clock change. */
export const MINUTES_A_DAY = 1440;

/** Whether a text is a time of day written `HH:mm`. */
export const isClockTime = (text: string): boolean => CLOCK.test(text);

/**
 * Minutes since midnight.
 * @throws RangeError when it is not `HH:mm`.
 */
export function minutesOf(time: ClockTime): number {
  const [, hours, minutes] = CLOCK.exec(time) ?? [];
  if (hours === undefined) throw new RangeError(`Not a time of day: ${time}`);
  return Number(hours) * 60 + Number(minutes);
}

/** Time of day of a number of minutes since midnight, rounded down to the minute and wrapped around midnight. */
export function clockOf(minutes: number): ClockTime {
  const wrapped = ((Math.floor(minutes) % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`;
}

/** A time of day moved by minutes, wrapped around midnight. */
export const addMinutes = (time: ClockTime, minutes: number): ClockTime => clockOf(minutesOf(time) + minutes);

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

/** The slots of a day from a time on, the one in which the time lies among them; none from 19:00 on. */
export const slotsFrom = (from: ClockTime): number[] =>
  SLOTS.filter((slot) => slot.to > from).map(({ index }) => index);

/**
 * Display text of a duration: minutes up to an hour ("60 mins"), then hours and minutes ("1 h 1") (specification/formats.md#money-and-time).
 * @param unit word of minutes in the user's language
 */
export function durationText(seconds: number, unit: 'mins' | 'min' = 'mins'): string {
  const minutes = Math.round(seconds / 60);
  return seconds > 3600 ? `${Math.floor(minutes / 60)} h ${minutes % 60}` : `${minutes} ${unit}`;
}
