import { driverChange } from '@navette/shared/domain';
import type { TimelineBooking } from './timeline-trip.ts';

/** A change of a trip on the timeline. A field left out keeps its value. */
export interface TripChange extends Partial<
  Pick<TimelineBooking, 'driverId' | 'ap_date' | 'ap_time' | 'pick_time' | 'accepted' | 'price_driver'>
> {
  readonly id: number;
}

/** Where a trip stood when the user took hold of it. */
export type SeenTrip = Pick<TimelineBooking, 'driverId' | 'ap_date' | 'ap_time' | 'pick_time' | 'status'>;

/** Where a trip stands. */
export const seenOf = ({ driverId, ap_date, ap_time, pick_time, status }: TimelineBooking): SeenTrip => ({
  driverId,
  ap_date,
  ap_time,
  pick_time,
  status,
});

/** How a change is saved. */
export interface SaveOptions {
  /** True: the user saw the conflicts and confirmed, which is recorded with the booking. False: conflicts refuse it. Left out: nothing is looked for. */
  readonly assignAnyway?: boolean;
  /** The save is refused when somebody else has moved the trip since. Left out: nothing is compared. */
  readonly seen?: SeenTrip;
}

/** Saves a change by one call; resolves with the change that takes it back, rejects with the server's problem when nothing changed. */
export type SaveTripChange = (change: TripChange, options?: SaveOptions) => Promise<TripChange>;

/** The change that puts back what `change` changes. */
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

/** The whole change as it is saved: with another driver the answer is pending again and the driver's price is empty (DECISIONS 25), unless said. */
export const completeChange = (booking: TimelineBooking, change: TripChange): TripChange =>
  change.driverId === undefined || change.driverId === booking.driverId
    ? change
    : { ...driverChange(change.driverId), ...change };
