import { Accepted, bookingFieldsWith, BookingStatus, emptyBookingFields, skippedTime } from '@navette/shared/domain';
import type { BodyOf } from '../../kernel/operation.ts';
import { invalid, type ProblemField } from '../../kernel/problem.ts';
import type { NewRow } from '../../db/types.ts';
import { savedPrice } from './trip-values.ts';

type Form = BodyOf<'addBookings'>;
/** Values of a new booking without its day. */
export type NewTrip = Omit<NewRow<'booking'>, 'ap_date'>;

const refuse = (field: string, messageKey: string): ProblemField => ({ field, messageKey });

/** A return leg requires an outbound trip (`to`) that does not cover the return itself, and comes after it, at a time that exists on each day. */
export function refuseUnsuitableReturn({ type, back, ap_time, dates, return: wanted }: Form): void {
  if (!wanted) return;
  if (type !== 'to') throw invalid(refuse('return', 'validation.booking.returnWithoutOutward'));
  if (back) throw invalid(refuse('return', 'validation.booking.returnTwice'));
  if (wanted.ap_time < ap_time) throw invalid(refuse('return.ap_time', 'validation.endBeforeStart'));
  const [skipped] = dates.flatMap((date) => skippedTime('return.ap_time', date, wanted.ap_time));
  if (skipped) throw invalid(skipped);
}

/**
 * The return leg of a trip: the same people, places and insurer. Amounts paid once per visit stay with the outbound leg: waiting, parking, the share
 * of the patient (specification/bookings.md#return-trip) and a rectification. Its price is that of type `back`; without a distance that of the outbound leg, so
 * that it is not free.
 */
export function returnLeg(
  there: NewTrip,
  { ap_time, willCall, driverId }: NonNullable<Form['return']>,
  commission: number | null,
): NewTrip {
  const driver = driverId ?? there.driverId;
  const sameDriver = driver === there.driverId;
  const distance = there.distance ?? null;
  return {
    ...there,
    ...emptyBookingFields(bookingFieldsWith('oncePerVisit')),
    type: 'back',
    back: false,
    ap_time,
    pick_time: ap_time,
    willCall: willCall ?? false,
    driverId: driver,
    commission: sameDriver ? there.commission : commission,
    accepted: sameDriver ? there.accepted : Accepted.pending,
    status: there.status ?? BookingStatus.pending,
    charged: false,
    price_driver: null,
    price: savedPrice({ type: 'back', distance }) ?? there.price,
  };
}
