import type { components } from '@navette/openapi/types';
import { addDays, brusselsInstant, isDayBefore, type BookingType, type Mobility } from '@navette/shared/domain';
import type { NewRow } from '../../db/types.ts';
import type { CarrierTrip } from '../../ports/carriers/carrier-port.ts';
import { wallClockOf } from './tds-messages.ts';

type Schemas = components['schemas'];

/** Facts that the messages about a booking say. */
export interface OfferedBooking {
  readonly type: BookingType;
  readonly date: string;
  readonly time: string;
  readonly pickTime: string | null;
  readonly mobility: Mobility;
  readonly home: string;
  readonly care: string;
}

/** Facts that the order adds: the patient, by whom the driver is awaited. */
export interface OrderedBooking extends OfferedBooking {
  readonly name: string;
  readonly mobile: string | null;
  /** Information for the driver. */
  readonly info: string | null;
}

const placeOf = (place: string) => ({ '@addressName': place.slice(0, 150) });
const timeOf = (date: string, time: string) => ({ '@time': `${date}T${time.slice(0, 5)}:00` });

/** Places and times of a booking. A return begins at its time, other trips arrive by theirs. */
function journeyOf({ type, date, time, pickTime, home, care }: OfferedBooking) {
  const isBack = type === 'back';
  const pickUpDay = pickTime !== null && isDayBefore(pickTime, time) ? addDays(date, -1) : date;
  return {
    pickupAddress: placeOf(isBack ? care : home),
    dropoffAddress: placeOf(isBack ? home : care),
    pickupTime: isBack ? timeOf(date, time) : timeOf(pickUpDay, pickTime ?? time),
    ...(type === 'to' && { appointmentTime: timeOf(date, time) }),
  };
}

/** Codes of the specification; it has none for a stretcher, which the carrier reads as a remark. */
const ATTRIBUTES = { foot: ['A'], wheelchair: ['W'], stretcher: ['stretcher'] } as const satisfies Record<
  Mobility,
  readonly string[]
>;

/** Message 1A about a booking, without its patient. */
export const requestMessage = (booking: OfferedBooking): Schemas['TdsTripRequestMessage'] => ({
  tripRequest: { ...journeyOf(booking), '@specialAttributes': [...ATTRIBUTES[booking.mobility]] },
});

/** Message 2A about a booking: the patient's name and mobile phone, and what the driver has to know; no diagnosis, no insurer. */
export function orderMessage(booking: OrderedBooking, ticket: string, payer: string): Schemas['TdsOrderMessage'] {
  const digits = booking.mobile?.replaceAll(/\D/gu, '') ?? '';
  const phone = Number(digits);
  return {
    clientOrderConfirmation: {
      ...journeyOf(booking),
      tripTicketId: ticket,
      customerName: booking.name.slice(0, 100),
      fundingEntityId: payer.slice(0, 100),
      ...(phone > 0 && Number.isSafeInteger(phone) && digits.length <= 15 && { customerMobilePhone: phone }),
      ...(booking.info && { detailedPickupLocationDescription: booking.info.slice(0, 300) }),
    },
  };
}

/** Changes of an offer by the answer of its carrier. */
export function answeredValues({
  id,
  state,
  providerOrderConfirmation: planned,
  tripTaskCompletion: done,
}: CarrierTrip) {
  const values: Partial<NewRow<'trip_offer'>> = { remoteId: id, state };
  if (planned) values.pickUpAt = momentOf(planned.scheduledPickupTime);
  if (done) {
    values.pickedUpAt = momentOf(done.pickupTime);
    values.arrivedAt = momentOf(done.dropoffTime);
    values.measured = [done.pickupTime, done.dropoffTime].every((time) => time['@timeType'] === 'actual');
    values.cost = done.cost;
  }
  return values;
}

/** Null for a day that is not in the calendar. */
function momentOf(time: Schemas['TdsTime']): Date | null {
  const { date, time: clock } = wallClockOf(time);
  const moment = brusselsInstant(date, clock);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
