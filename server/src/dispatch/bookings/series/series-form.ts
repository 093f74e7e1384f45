import { computedPickUp } from '@navette/shared/domain';
import type { BookingValues } from '../changed-booking.ts';
import type { PlannedChange } from '../change/plan-change.ts';

/**
 * What of a form goes to the others of a standing order: only what it changes of the booking it was sent for, so that a whole
 * form does not undo what was changed on single days. A new driver brings the price and the answer that were sent with him.
 * The distance, and a pick-up time that is but the computed one, each has by itself: its driver may come from elsewhere.
 */
export function seriesForm(form: BookingValues, { after, changes }: PlannedChange): BookingValues {
  const changed = new Set(changes.map(({ field }) => field));
  if (changed.has('driverId')) for (const field of ['price_driver', 'accepted']) changed.add(field);
  changed.delete('distance');
  if (form.pick_time === computedPickUp(after)?.time) changed.delete('pick_time');
  return Object.fromEntries(Object.entries(form).filter(([field]) => changed.has(field)));
}
