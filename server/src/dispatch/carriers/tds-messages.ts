import type { components } from '@navette/openapi/types';
import {
  BookingStatus,
  brusselsNow,
  isIsoDate,
  type BookingType,
  type Mobility,
  Motive,
  normalisePhone,
  type TripRequestState,
} from '@navette/shared/domain';
import { invalid } from '../../kernel/problem.ts';
import type { RequestFields } from '../requests/request-values.ts';

type Schemas = components['schemas'];

/** Name of a patient whom the carrier has not named yet. */
export const UNNAMED = '?';

const MOBILITIES: ReadonlyMap<string, Mobility> = new Map([
  ...['E', 'S', 'W', 'WE', 'WT', 'WW'].map((code) => [code, 'wheelchair'] as const),
  ...['A', 'AL', 'C', 'CU', 'WA', 'WAK'].map((code) => [code, 'foot'] as const),
]);

/** Maximum of the contract. */
const MOST_PLACE = 300;

type Journey = Pick<Schemas['TdsTripRequest'], 'pickupAddress' | 'dropoffAddress' | 'pickupTime' | 'appointmentTime'>;

/**
 * Places and times of a message (docs/adr/0041-trips-of-other-carriers.md). With an appointment the trip arrives by then, and the pick-up follows from
 * our own rules; without one it starts at the pick-up time.
 */
const journeyOf = ({ pickupAddress, dropoffAddress, pickupTime, appointmentTime }: Journey) => ({
  ...wallClockOf(appointmentTime ?? pickupTime),
  type: appointmentTime ? ('to' as const) : ('simple' as const),
  fromPlace: addressText(pickupAddress),
  toPlace: addressText(dropoffAddress),
});

/** Values of a request for the trip of a message 1A. */
export function requestOf(asked: Schemas['TdsTripRequest'], carrier: string): RequestFields {
  const codes = asked['@specialAttributes'] ?? [];
  const mobilities = new Set(codes.flatMap((code) => MOBILITIES.get(code) ?? []));
  const others = codes.filter((code) => !MOBILITIES.has(code));
  return {
    ...journeyOf(asked),
    lastname: UNNAMED,
    mobility: mobilities.has('wheelchair') ? 'wheelchair' : mobilities.has('foot') ? 'foot' : null,
    remark: others.length === 0 ? null : others.join(', '),
    contact: carrier,
  };
}

/**
 * Date and time in Brussels of a moment; one without an offset is local already.
 * @throws ProblemError for a day that is not in the calendar
 */
export function wallClockOf({ '@time': text }: Schemas['TdsTime']): { readonly date: string; readonly time: string } {
  if (!isIsoDate(text.slice(0, 10))) throw invalid({ field: '@time', messageKey: 'validation.date' });
  if (/(?:Z|[+-]\d{2}:\d{2})$/u.test(text)) {
    const { date, time } = brusselsNow(new Date(text));
    return { date, time: time.slice(0, 5) };
  }
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

function addressText(address: Schemas['TdsAddress']): string | null {
  const street = [address['@street'], address['@streetNo'], address['@streetNoLetter']].filter(Boolean).join(' ');
  const city = [address['@postalNo'], address['@community']].filter(Boolean).join(' ');
  return [address['@addressName'], street, city].filter(Boolean).join(', ').slice(0, MOST_PLACE) || null;
}

/** Changes of the request of a trip by its order (message 2A). */
export function orderedValues(
  { tripTicketId, customerName, customerMobilePhone, fundingEntityId, ...more }: Schemas['TdsOrder'],
  { remark, contact }: { readonly remark: string | null; readonly contact: string | null },
) {
  const digits = customerMobilePhone === undefined ? '' : String(customerMobilePhone);
  const tel = digits === '' ? undefined : (normalisePhone(`+${digits}`) ?? normalisePhone(`0${digits}`));
  const joined = (most: number, ...texts: readonly (string | null | undefined)[]) =>
    texts.filter(Boolean).join(' · ').slice(0, most) || null;
  return {
    ...journeyOf(more),
    ticketId: tripTicketId,
    lastname: customerName.trim() || UNNAMED,
    tel: tel ?? null,
    motive: more['@tripPurpose']?.includes('D') ? Motive.dialysis : Motive.none,
    remark: joined(1000, remark, more.detailedPickupLocationDescription, more.detailedDropoffLocationDescription),
    contact: joined(200, contact, tripTicketId, fundingEntityId, tel ? null : digits),
  };
}

/** A booking made from a request of a carrier. */
interface CarriedBooking {
  readonly type: BookingType;
  readonly status: BookingStatus;
  readonly date: string;
  /** Null while no route was measured. */
  readonly pickTime: string | null;
  readonly time: string;
  readonly address: string;
  readonly destination: string;
  readonly price: number | null;
  /** When its driver took the patient on board, and arrived; undefined when he did not say both. */
  readonly driven: DrivenTimes | undefined;
}

/** Moments that the driver of a trip noted by the app. */
export interface DrivenTimes {
  readonly onBoard: Date;
  readonly arrived: Date;
}

interface CarriedRequest {
  readonly id: number;
  readonly state: TripRequestState;
  readonly isOffered: boolean;
  readonly ticketId: string | null;
  /** The booking made from it; undefined without one, or when it was deleted. */
  readonly booking: CarriedBooking | undefined;
}

/** A trip as its carrier sees it, with our messages 1B, 2B and 4A as far as it has come. */
export function tripOf({ id, state, isOffered, ticketId, booking }: CarriedRequest): Schemas['TdsTrip'] {
  const answered = (tripAvailable: boolean) => ({ id, tripRequestResponse: { tripAvailable } });
  if (state === 'refused') return { ...answered(false), state };
  if (state === 'waiting') {
    if (!isOffered) return { id, state };
    return { ...answered(true), state: ticketId === null ? 'available' : 'ordered' };
  }
  const isClosed = booking?.status === BookingStatus.closed;
  if (!booking || ticketId === null || !(isClosed || booking.status === BookingStatus.pending))
    return { ...answered(false), state: 'canceled' };
  const timeOf = (time: string) => ({ '@time': `${booking.date}T${time.slice(0, 5)}:00` });
  const placeOf = (place: string) => ({ '@addressName': place.slice(0, 150) });
  const [home, care] = [placeOf(booking.address), placeOf(booking.destination)];
  const confirmed = {
    ...answered(true),
    providerOrderConfirmation: {
      tripTicketId: ticketId,
      scheduledPickupTime: timeOf(booking.pickTime ?? booking.time),
      scheduledPickupPoint: booking.type === 'back' ? care : home,
      scheduledDropoffPoint: booking.type === 'back' ? home : care,
    },
  };
  if (!isClosed) return { ...confirmed, state: 'confirmed' };
  return {
    ...confirmed,
    state: 'completed',
    tripTaskCompletion: {
      tripTicketId: ticketId,
      cost: booking.price ?? 0,
      ...(booking.driven
        ? { pickupTime: measuredTime(booking.driven.onBoard), dropoffTime: measuredTime(booking.driven.arrived) }
        : { pickupTime: timeOf(booking.pickTime ?? booking.time), dropoffTime: timeOf(booking.time) }),
    },
  };
}

/** A measured time of the specification. */
function measuredTime(moment: Date): Schemas['TdsTime'] {
  const { date, time } = brusselsNow(moment);
  return { '@time': `${date}T${time.slice(0, 8)}`, '@timeType': 'actual' };
}
