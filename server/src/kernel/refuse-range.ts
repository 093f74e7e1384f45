import { type DateRange, daysInRange, isValidRange } from '@navette/shared/domain';
import { invalid, ProblemError } from './problem.ts';

/**
 * Refuses a range that ends before it starts, or is too long.
 * @param field field of the request with its end
 */
export function refuseRange(range: DateRange, field: string, most: number): void {
  if (!isValidRange(range)) throw invalid({ field, messageKey: 'validation.endBeforeStart' });
  if (daysInRange(range) <= most) return;
  const params = { max: most };
  throw new ProblemError(400, 'rangeTooLong', {
    params,
    fields: [{ field, messageKey: 'problem.rangeTooLong', params }],
  });
}
