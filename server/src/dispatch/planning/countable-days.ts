import { isIsoDate } from '@navette/shared/domain';
import { invalid } from '../../kernel/problem.ts';

/** Whether the days beside a day are days too: the contract lets through all that PostgreSQL knows, from year 1 on. */
export const isCountable = (date: string): boolean => isIsoDate(date) && date > '1001' && date < '9999';

/**
 * Refuses days that can't be counted from.
 * @throws ProblemError naming the field of the first
 */
export function refuseOddDays(dates: readonly string[], fieldOf: (index: number) => string): void {
  const odd = dates.findIndex((date) => !isCountable(date));
  if (odd >= 0) throw invalid({ field: fieldOf(odd), messageKey: 'validation.date' });
}
