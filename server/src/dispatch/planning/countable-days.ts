import { isIsoDate } from '@navette/shared/domain';
import { invalid } from '../../kernel/problem.ts';

/** Whether the days before and after a day are valid too: the contract accepts all dates of PostgreSQL, from year 1 on. */
export const isCountable = (date: string): boolean => isIsoDate(date) && date > '1001' && date < '9999';

/**
 * Refuses days without valid neighbours.
 * @throws ProblemError naming the field of the first
 */
export function refuseOddDays(dates: readonly string[], fieldOf: (index: number) => string): void {
  const odd = dates.findIndex((date) => !isCountable(date));
  if (odd >= 0) throw invalid({ field: fieldOf(odd), messageKey: 'validation.date' });
}
