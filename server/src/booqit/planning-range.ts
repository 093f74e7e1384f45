import { addDays, brusselsInstant, brusselsToday } from '@navette/shared/domain';

/** Days of planning before and after today (specification/booqit.md#planning). */
const PLANNING = { before: 1, after: 20 } as const;

/** The days of planning, from their first to their last moment. */
export function planningRange(now: Date): { readonly start: Date; readonly end: Date } {
  const today = brusselsToday(now);
  return {
    start: brusselsInstant(addDays(today, -PLANNING.before)),
    end: brusselsInstant(addDays(today, PLANNING.after + 1)),
  };
}
