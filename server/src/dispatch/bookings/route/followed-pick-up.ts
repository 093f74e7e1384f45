import { computedPickUp, isDayBefore } from '@navette/shared/domain';
import type { Row } from '../../../db/types.ts';

type Trip = Pick<
  Row<'booking'>,
  'type' | 'ap_date' | 'ap_time' | 'pick_time' | 'distance' | 'destinationId' | 'pick_address'
>;

/**
 * The pick-up time of a trip that changes while nobody says it (S1 §4): an empty one, or the one that was computed for the trip as it was, becomes
 * that of the trip as it is. A typed one stays, unless it would come after the appointment now, which reads as the evening before.
 */
export function followedPickUp(before: Trip, after: Trip): string | null {
  const { pick_time } = before;
  if (!hasMoved(before, after) && !(pick_time === null && before.distance !== after.distance)) return pick_time;
  const isTyped = pick_time !== null && pick_time !== computedPickUp(before)?.time;
  const stays = isTyped && isDayBefore(pick_time, after.ap_time) === isDayBefore(pick_time, before.ap_time);
  return stays ? pick_time : (computedPickUp(after)?.time ?? pick_time);
}

/** Another day alone moves nothing, unless the clock changes on one of them before the appointment. */
const hasMoved = (before: Trip, after: Trip): boolean =>
  (['type', 'ap_time', 'destinationId', 'pick_address'] as const).some((field) => before[field] !== after[field]) ||
  computedPickUp(before)?.time !== computedPickUp({ ...before, ap_date: after.ap_date })?.time;
