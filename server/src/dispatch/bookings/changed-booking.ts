import {
  Accepted,
  type DayTariffs,
  repriced,
  chargedAfterUpdate,
  savedReturn,
  savedWillCall,
  computedPickUp,
  isDayBefore,
} from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';
import type { Row } from '../../db/types.ts';
import {
  savedDistance,
  savedPrice,
  savedWaitPrice,
  type MeasuredDistances,
  type TripRoute,
  routeKey,
} from './trip-values.ts';

type Booking = Row<'booking'>;
/** Fields of the booking itself in the request, without its options. */
export type BookingValues = Omit<
  BodyOf<'updateBooking'>,
  'assignAnyway' | 'scope' | 'alsoLinked' | 'until' | 'keepAccepted'
>;
type Form = BookingValues;

/** Values that a change needs besides the booking and the form. */
export interface ChangeFacts {
  readonly distances: MeasuredDistances;
  /** Tariffs of a day. */
  readonly on: (day: string) => DayTariffs;
  /** M-code of the client, when the booking moves to another day. */
  readonly mcodeId?: number | null | undefined;
}

/**
 * The booking after an update: a missing field keeps its value, null empties it or sets its default. Distance and pick-up time follow the trip unless
 * they are given.
 */
export function changedBooking(former: Booking, form: Form, { distances, on, mcodeId }: ChangeFacts): Booking {
  const day = form.ap_date ?? former.ap_date;
  const tariffs = on(day);
  // On another day the trip has the prices of that day (specification/tariffs.md#another-day).
  const moved = day === former.ap_date ? {} : repriced(former, on(former.ap_date), tariffs, mcodeId);
  const booking = { ...former, ...moved };
  const merged = { ...booking, ...defined(form), ...driverValues(former, form, tariffs) };
  const distance = distanceOf(booking, merged, form, distances);
  const ap_waittime = merged.ap_waittime;
  return {
    ...merged,
    distance,
    pick_time: form.pick_time === undefined ? followedPickUp(former, { ...merged, distance }) : form.pick_time,
    back: savedReturn(merged.type, merged.back),
    willCall: savedWillCall(merged.type, merged.willCall),
    waitprice: waitPriceOf(booking, form, ap_waittime, tariffs),
    ticket_price: merged.ticket_price ?? 0,
    price: 'price' in form ? savedPrice({ ...merged, distance }) : booking.price,
    charged: chargedAfterUpdate(merged.status, merged.charged),
  };
}

/** The distance of the route: the given one, else the measured one. If it can't be measured, the old one is kept while the places are the same. */
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

/** Another driver starts without a driver price and is asked anew, whatever else the call omits (specification/bookings.md#change-of-driver). */
function driverValues(booking: Booking, form: Form, tariffs: DayTariffs): Partial<Booking> {
  if (form.driverId === undefined || form.driverId === booking.driverId) return {};
  const typedCommission = form.commission !== undefined && form.commission !== booking.commission;
  return {
    price_driver: form.price_driver ?? null,
    accepted: form.accepted ?? Accepted.pending,
    ...(!typedCommission && { commission: tariffs.commission(form.driverId) }),
  };
}

/** A new waiting time brings its price unless another one is given. */
function waitPriceOf(booking: Booking, form: Form, waitTime: string, tariffs: DayTariffs): number {
  if (form.waitprice !== undefined) return savedWaitPrice(form.waitprice, waitTime, tariffs);
  return waitTime === booking.ap_waittime ? booking.waitprice : savedWaitPrice(null, waitTime, tariffs);
}

/** Without undefined properties, which count as missing. */
function defined<T extends object>(form: T): T {
  return Object.assign(
    {},
    ...Object.entries(form).map(([name, value]) => (value === undefined ? {} : { [name]: value })),
  );
}

type Trip = Pick<
  Row<'booking'>,
  'type' | 'ap_date' | 'ap_time' | 'pick_time' | 'distance' | 'destinationId' | 'pick_address'
>;

/**
 * The pick-up time of a changed trip when none is given (specification/bookings.md#pick-up-time): an empty one, or one computed for the old trip, is computed
 * for the new trip. A typed one stays, unless it would be later than the appointment, which means the evening before.
 */
function followedPickUp(before: Trip, after: Trip): string | null {
  const { pick_time } = before;
  if (!hasMoved(before, after) && !(pick_time === null && before.distance !== after.distance)) return pick_time;
  const isTyped = pick_time !== null && pick_time !== computedPickUp(before)?.time;
  const stays = isTyped && isDayBefore(pick_time, after.ap_time) === isDayBefore(pick_time, before.ap_time);
  return stays ? pick_time : (computedPickUp(after)?.time ?? pick_time);
}

/** Another day alone moves nothing, unless the clock changes before the appointment on one of them. */
const hasMoved = (before: Trip, after: Trip): boolean =>
  (['type', 'ap_time', 'destinationId', 'pick_address'] as const).some((field) => before[field] !== after[field]) ||
  computedPickUp(before)?.time !== computedPickUp({ ...before, ap_date: after.ap_date })?.time;
