import { WAIT_TIME_VALUES, type WaitTime } from '@navette/openapi/enums';
import { fromCents, type Money } from '../money/money.ts';
import { isClockTime, minutesOf } from '../time/clock.ts';

export {
  type WaitTime,
  /** Waiting times the form offers: none, then 00:30 to 03:00 by half hours (specification/bookings.md#wait-price). */
  WAIT_TIME_VALUES as WAIT_TIMES,
} from '@navette/openapi/enums';

const CENTS_PER_HALF_HOUR = 500;

/** Whether a text is one of the offered waiting times. */
export const isWaitTime = (text: string): text is WaitTime => WAIT_TIME_VALUES.some((time) => time === text);

/** The price of waiting, in euros: 5 per 30 minutes. 0 for a text that is no time. */
export function waitPrice(wait: string | null | undefined): Money {
  if (!wait || !isClockTime(wait)) return 0;
  return fromCents(Math.round((minutesOf(wait) / 30) * CENTS_PER_HALF_HOUR));
}
