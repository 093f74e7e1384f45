import { isClockTime, type ClockTime } from '../domain/time/clock.ts';

const TYPED = /^(\d{1,2})(?:\s*[h:.]\s*(\d{2})?|(\d{2}))?$/iu;

/**
 * Reads a time as people type it: `9`, `930`, `0930`, `9h`, `9h30`, `9:30`, `9.30`; 24 hours, never AM or PM.
 * @returns `HH:mm`; `undefined` when it is no time of day.
 */
export function parseTime(text: string): ClockTime | undefined {
  const [, hours, afterMark, together] = TYPED.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  const time = `${hours.padStart(2, '0')}:${afterMark ?? together ?? '00'}`;
  return isClockTime(time) ? time : undefined;
}
