import type { ClockTime } from './clock.ts';
import type { IsoDate } from './date.ts';

/** The zone all dates and times of the product are in. */
export const TIME_ZONE = 'Europe/Brussels';

let wallClock: Intl.DateTimeFormat | undefined;

/**
 * Intl instead of a library of dates, which weighs 20 kB on every first page (docs/adr/0010). Made when a date is asked for: the first takes a browser
 * 15 ms, which the sign-in page need not wait for.
 */
const formatOfWallClock = (): Intl.DateTimeFormat =>
  (wallClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }));

/** Date and time in Brussels at an instant. */
export interface WallClock {
  readonly date: IsoDate;
  readonly time: ClockTime;
}

/** Date and time in Brussels at `instant` (default now). */
export function brusselsNow(instant: Date = new Date()): WallClock {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOfWallClock().formatToParts(instant)) parts[type] = value;
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** Today in Brussels, independent of the machine's time zone. */
export const brusselsToday = (instant: Date = new Date()): IsoDate => brusselsNow(instant).date;

/** Minutes that clocks in Brussels are ahead of UTC at an instant. */
export function brusselsOffset(instant: number): number {
  const { date, time } = brusselsNow(new Date(instant));
  return (Date.parse(`${date}T${time}Z`) - Math.floor(instant / 60_000) * 60_000) / 60_000;
}
