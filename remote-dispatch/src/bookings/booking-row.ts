import type { components } from '@navette/openapi/types';
import {
  clientName,
  clockOf,
  isClockTime,
  tripSpan,
  wallMinutes,
  type SpanBooking,
  type StandingOffer,
  bookingFieldsWithout,
} from '@navette/shared/domain';
import type { Translate } from '@navette/shared/i18n';

/** Booking as the API returns it (specification/bookings.md#fields). */
export type BookingRow = components['schemas']['BookingRow'];

/** State of the offer of a booking to a partner carrier. */
export const offerWords = ({ state, carrier }: StandingOffer, t: Translate): string =>
  t(`booking.offer.${state}`, { carrier });

/** Start and end of a trip, as names: from the client to the destination, on a return the other way round. */
export function tripEnds(booking: BookingRow): readonly [from: string, to: string] {
  const client = clientName(booking, 'list');
  const destination = booking.destination_name ?? '';
  return booking.type === 'back' ? [destination, client] : [client, destination];
}

/**
 * Start and end of the time in which a trip occupies its driver, as in 09:13–10:00; empty when its appointment is not a
 * time of day.
 */
export function tripTimes(booking: SpanBooking): string {
  if (!isClockTime(booking.ap_time)) return '';
  const { start, end } = tripSpan(booking);
  const clock = (minutes: number): string => clockOf(wallMinutes(booking.ap_date, minutes));
  return `${clock(start)}–${clock(end)}`;
}

type Schemas = components['schemas'];

/**
 * New booking with the values of another one: without a day, pending, not answered by its driver. Values specific to the other trip are not copied:
 * invoice and Trip ID of the insurer, parking, rectification, certificate received, standing order, other leg.
 */
export function cloneDraft(booking: Schemas['BookingRow']): Partial<Schemas['BookingForm']> {
  const cloned = bookingFieldsWithout('notCloned').map((field) => [field, booking[field]]);
  return { ...Object.fromEntries(cloned), dates: [] };
}
