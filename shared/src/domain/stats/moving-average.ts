import { averageMoney, type Money } from '../money/money.ts';

/** Days of the moving average of the results dashboard (specification/payments.md#results). */
export const MOVING_AVERAGE_DAYS = 14;

/** For each day the mean of up to `days` days that end with it, half up to the cent. */
export const movingAverage = (amounts: readonly Money[], days: number = MOVING_AVERAGE_DAYS): Money[] =>
  amounts.map((_, index) => averageMoney(amounts.slice(Math.max(0, index + 1 - days), index + 1)));
