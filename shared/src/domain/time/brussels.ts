import type { ClockTime } from './clock.ts';
import { addDays, type IsoDate } from './date.ts';

/** The zone all dates and times of the product are in. */
export const TIME_ZONE = 'Europe/Brussels';

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What the clock on the wall shows in Brussels at an instant. */
export interface WallClock {
  readonly date: IsoDate;
  readonly time: ClockTime;
}

/** Date and time in Brussels at `instant` (default now). */
export function brusselsNow(instant: Date = new Date()): WallClock {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of wallClock.formatToParts(instant)) parts[type] = value;
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** Today in Brussels, whatever the zone of the machine. */
export const brusselsToday = (instant: Date = new Date()): IsoDate => brusselsNow(instant).date;

const asUtc = ({ date, time }: WallClock): number => Date.parse(`${date}T${time}:00Z`);

/**
 * The instant of a date and time in Brussels. In the hour that the clock skips in spring it is the hour after,
 * in the hour that comes twice in autumn the first of the two.
 */
export function brusselsInstant(date: IsoDate, time: ClockTime = '00:00'): Date {
  const wanted = asUtc({ date, time });
  const offsets = [addDays(date, -1), addDays(date, 1)].map((day) => {
    const noon = Date.parse(`${day}T12:00:00Z`);
    return asUtc(brusselsNow(new Date(noon))) - noon;
  });
  const candidates = offsets.map((offset) => wanted - offset);
  const exact = candidates.filter((at) => asUtc(brusselsNow(new Date(at))) === wanted);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}
