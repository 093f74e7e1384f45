import { BookingStatus } from '@navette/shared/domain';
import type { DrivenTrip } from './assign-drivers.ts';
import { groupBy } from './group-by.ts';
import { createRandom } from './random.ts';
import type { DemoBooking } from './rows.ts';

const SEED = 29_000_000;
const LINKED = 0.6;
const WILL_CALL = 0.15;

/** A booking and its trip. */
export interface BookedTrip {
  readonly trip: DrivenTrip;
  readonly booking: DemoBooking;
}

/**
 * Links the two legs of a visit: of every standing order, and of many visits that come once. Of these, some go home when they
 * call. A leg with a way home of its own does not cover it itself.
 */
export function linkLegs(booked: readonly BookedTrip[], today: string): void {
  for (const legs of groupBy(booked, ({ trip }) => trip.appointment).values()) {
    const there = legs.find(({ trip }) => trip.type === 'to');
    const home = legs.find(({ trip }) => trip.type === 'back');
    if (!there || !home) continue;
    there.booking.back = false;
    const random = createRandom(SEED + there.booking.id);
    if (!there.trip.appointment.standing && !there.trip.transport && !random.chance(LINKED)) continue;
    there.booking.linkedId = home.booking.id;
    home.booking.linkedId = there.booking.id;
    home.booking.willCall = waits(home, today) && random.chance(WILL_CALL);
  }
}

/** Will-call returns: nobody knows how long a consultation takes. Started returns wait no more. */
const waits = ({ trip, booking }: BookedTrip, today: string): boolean =>
  !trip.appointment.standing &&
  booking.ap_date >= today &&
  booking.status === BookingStatus.pending &&
  !booking.charged;
