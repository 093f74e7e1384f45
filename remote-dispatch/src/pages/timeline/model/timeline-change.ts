import { driverChange } from '@navette/shared/domain';
import type { SeenBooking } from '../../../bookings/version-of-seen.ts';
import type { TimelineBooking } from './timeline-trip.ts';

/** A change of a trip on the timeline. A field left out keeps its value. */
export interface TripChange extends Partial<
  Pick<TimelineBooking, 'driverId' | 'ap_date' | 'ap_time' | 'pick_time' | 'accepted' | 'price_driver'>
> {
  readonly id: number;
}

/** Current state of a trip, for comparison at the save. */
export const seenOf = ({ driverId, ap_date, ap_time, pick_time, status }: TimelineBooking): SeenBooking => ({
  driverId,
  ap_date,
  ap_time,
  pick_time,
  status,
});

/** How a change is saved. */
export interface SaveOptions {
  /**
   * True: the user confirmed the conflicts, which is recorded with the booking. False: conflicts make the server refuse
   * it. Left out: conflicts are not checked.
   */
  readonly assignAnyway?: boolean;
  /** Optimistic concurrency: the save is refused when a colleague has moved the trip since. Left out: not compared. */
  readonly seen?: SeenBooking;
}

/** Saves a change by one call; resolves with its inverse, rejects with the server's problem when nothing was saved. */
export type SaveTripChange = (change: TripChange, options?: SaveOptions) => Promise<TripChange>;

/** Inverse of a change. */
export function inverseOf(booking: TimelineBooking, change: TripChange): TripChange {
  const { driverId, ap_date, ap_time, pick_time, accepted, price_driver } = booking;
  return {
    id: change.id,
    ...(change.driverId !== undefined && { driverId }),
    ...(change.ap_date !== undefined && { ap_date }),
    ...(change.ap_time !== undefined && { ap_time }),
    ...(change.pick_time !== undefined && { pick_time }),
    ...(change.accepted !== undefined && { accepted }),
    ...(change.price_driver !== undefined && { price_driver }),
  };
}

/**
 * The change with its consequences: with another driver the answer is pending again and the driver's price is empty
 * (specification/bookings.md#change-of-driver), unless the change sets them.
 */
export const completeChange = (booking: TimelineBooking, change: TripChange): TripChange =>
  change.driverId === undefined || change.driverId === booking.driverId
    ? change
    : { ...driverChange(change.driverId), ...change };
