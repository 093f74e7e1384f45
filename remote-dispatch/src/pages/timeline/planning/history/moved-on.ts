import type { TripChange } from '../../model/timeline-change.ts';
import type { TimelineBooking } from '../../model/timeline-trip.ts';

/** Whether a booking no longer stands as `left` left it: someone, perhaps the driver by his answer, has changed one of those fields since. */
export const hasMovedOn = (booking: TimelineBooking, left: TripChange): boolean =>
  (['driverId', 'ap_date', 'ap_time', 'pick_time', 'accepted', 'price_driver'] as const).some(
    (field) => left[field] !== undefined && left[field] !== booking[field],
  );
