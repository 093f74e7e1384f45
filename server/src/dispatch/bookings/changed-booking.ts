import { Accepted, chargedAfterUpdate, savedReturn, savedWillCall } from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';
import type { Row } from '../../db/types.ts';
import { savedDistance, savedPrice, savedWaitPrice } from './trip-values.ts';
import { followedPickUp } from './route/followed-pick-up.ts';
import { type MeasuredDistances, type TripRoute, routeKey } from './route/trip-route.ts';

type Booking = Row<'booking'>;
/** What a call changes of the booking itself. */
export type BookingValues = Omit<BodyOf<'updateBooking'>, 'assignAnyway' | 'seen' | 'scope' | 'alsoLinked'>;
type Form = BookingValues;

/** What a change looks up besides the booking and the form. */
export interface ChangeFacts {
  /** Commission of the driver who was just chosen, if another one was. */
  readonly commission: number | null | undefined;
  /** Distances measured for the change. */
  readonly distances: MeasuredDistances;
}

/**
 * The booking after an update: a field left out keeps its value, null empties it or gives it what an empty one is saved
 * as. Distance and pick-up time that nobody says follow the trip.
 */
export function changedBooking(booking: Booking, form: Form, { commission, distances }: ChangeFacts): Booking {
  const merged = { ...booking, ...defined(form), ...driverValues(booking, form, commission) };
  const distance = distanceOf(booking, merged, form, distances);
  const ap_waittime = merged.ap_waittime;
  return {
    ...merged,
    distance,
    pick_time: form.pick_time === undefined ? followedPickUp(booking, { ...merged, distance }) : form.pick_time,
    back: savedReturn(merged.type, merged.back),
    willCall: savedWillCall(merged.type, merged.willCall),
    waitprice: waitPriceOf(booking, form, ap_waittime),
    ticket_price: merged.ticket_price ?? 0,
    price: 'price' in form ? savedPrice({ ...merged, distance }) : booking.price,
    charged: chargedAfterUpdate(merged.status, merged.charged),
  };
}

/** The distance of the route: the one sent, else the one measured. One that can't be measured keeps it while the places are the same. */
function distanceOf(
  before: Booking,
  after: TripRoute,
  { distance }: Form,
  distances: MeasuredDistances,
): string | null {
  const sent = savedDistance(distance);
  if (sent !== null) return sent;
  const isSame = routeKey(before) === routeKey(after);
  if (isSame && distance === undefined && before.distance !== null) return before.distance;
  const measured = distances.get(routeKey(after));
  if (measured !== undefined) return measured;
  const leadsElsewhere = before.destinationId !== after.destinationId || before.pick_address !== after.pick_address;
  return distance === null || leadsElsewhere ? null : before.distance;
}

/** Another driver starts without a price of his own and is asked anew, whatever else the call leaves out (DECISIONS 25). */
function driverValues(booking: Booking, form: Form, commission: number | null | undefined): Partial<Booking> {
  if (form.driverId === undefined || form.driverId === booking.driverId) return {};
  const typedCommission = form.commission !== undefined && form.commission !== booking.commission;
  return {
    price_driver: form.price_driver ?? null,
    accepted: form.accepted ?? Accepted.pending,
    ...(!typedCommission && commission !== undefined && { commission }),
  };
}

/** A new waiting time brings its price unless another one is given. */
function waitPriceOf(booking: Booking, form: Form, waitTime: string): number {
  if (form.waitprice !== undefined) return savedWaitPrice(form.waitprice, waitTime);
  return waitTime === booking.ap_waittime ? booking.waitprice : savedWaitPrice(null, waitTime);
}

/** A property that is there without a value was left out. */
function defined<T extends object>(form: T): T {
  return Object.assign(
    {},
    ...Object.entries(form).map(([name, value]) => (value === undefined ? {} : { [name]: value })),
  );
}
