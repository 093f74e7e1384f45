import { isClockTime, type ClockTime } from '../domain/time/clock.ts';

/** Separator between hours and minutes: `:`, `.`, `,`, `h`, `u`, `uur`, `heures`. */
const MARK = String.raw`(?:[:.,]|h(?:eures?)?|u(?:ur)?)`;
/** Words for "o'clock" after a time. */
const AFTER = String.raw`(?:h(?:eures?)?|u(?:ur)?|min)`;
const TYPED = new RegExp(
  String.raw`^(\d{1,2})(?:\s*${MARK}\s*(\d{2})?|\s+(\d{2})|(\d{2}))?(?::00)?\s*${AFTER}?\.?$`,
  'iu',
);

/**
 * Parses a time as people type it: `9`, `930`, `0930`, `9h`, `9h30`, `14 h 30`, `9u`, `14u30`, `9 uur 30`, `14:30 uur`, `9:30`, `9.30`; 24 hours,
 * never AM or PM.
 * @returns `HH:mm`; `undefined` when it is no time of day.
 */
export function parseTime(text: string): ClockTime | undefined {
  const [, hours, ...minutes] = TYPED.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  const time = `${hours.padStart(2, '0')}:${minutes.find((typed) => typed !== undefined) ?? '00'}`;
  return isClockTime(time) ? time : undefined;
}
