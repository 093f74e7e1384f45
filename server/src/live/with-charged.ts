import { fieldChanges, type PlannedChange } from '../dispatch/public.ts';

/**
 * Keeps `charged`, which a form of the office resets while a booking is pending (specification/bookings.md#status): a user who sees the driver knows who is on
 * board.
 */
export function withCharged({ before, after: ordinary }: PlannedChange, charged: boolean): PlannedChange {
  const after = { ...ordinary, charged };
  return { before, after, changes: fieldChanges(before, after) };
}
