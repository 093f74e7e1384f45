import { brusselsNow } from '../time/brussels.ts';
import type { ClockTime } from '../time/clock.ts';
import { addDays } from '../time/date.ts';
import { brusselsInstant } from '../time/instant.ts';

/** Hours in which nobody gets a message, over midnight when they end before they begin; none when both are the same. */
export interface QuietHours {
  readonly quietFrom: ClockTime;
  readonly quietUntil: ClockTime;
}

/** Earliest instant, at or after a given one, that is outside the quiet hours of Brussels (specification/messages.md#quiet-hours). */
export function afterQuietHours(at: Date, { quietFrom, quietUntil }: QuietHours): Date {
  const { date, time } = brusselsNow(at);
  const overMidnight = quietFrom > quietUntil;
  const isQuiet = overMidnight ? time >= quietFrom || time < quietUntil : time >= quietFrom && time < quietUntil;
  if (!isQuiet) return at;
  return brusselsInstant(overMidnight && time >= quietFrom ? addDays(date, 1) : date, quietUntil);
}
