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
