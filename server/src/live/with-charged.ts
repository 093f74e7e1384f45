import { fieldChanges, type PlannedChange } from '../dispatch/public.ts';

/** A form of the office empties `charged` while a booking is pending (S1 §4); who sees the driver knows who is on board. */
export function withCharged({ before, after: ordinary }: PlannedChange, charged: boolean): PlannedChange {
  const after = { ...ordinary, charged };
  return { before, after, changes: fieldChanges(before, after) };
}
