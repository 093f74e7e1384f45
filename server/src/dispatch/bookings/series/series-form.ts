import type { BookingValues } from '../changed-booking.ts';
import type { PlannedChange } from '../change/plan-change.ts';

/**
 * What of a form goes to the others of a standing order: only what it changes of the booking it was sent for, so that a whole
 * form does not undo what was changed on single days. A new driver brings the price and the answer that were sent with him.
 */
export function seriesForm(form: BookingValues, { changes }: PlannedChange): BookingValues {
  const changed = new Set(changes.map(({ field }) => field));
  if (changed.has('driverId')) for (const field of ['price_driver', 'accepted']) changed.add(field);
  return Object.fromEntries(Object.entries(form).filter(([field]) => changed.has(field)));
}
