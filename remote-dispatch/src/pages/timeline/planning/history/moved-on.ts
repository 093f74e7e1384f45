import type { TripChange } from '../../model/timeline-change.ts';
import type { TimelineBooking } from '../../model/timeline-trip.ts';

/**
 * Conflict check: whether one of the fields of `left` has changed since, by a colleague or by the answer of the driver.
 */
export const hasMovedOn = (booking: TimelineBooking, left: TripChange): boolean =>
  (['driverId', 'ap_date', 'ap_time', 'pick_time', 'accepted', 'price_driver'] as const).some(
    (field) => left[field] !== undefined && left[field] !== booking[field],
  );
