import { BOOKED_MATCH_VALUES, type BookedMatch } from '@navette/openapi/enums';
import { nationalDigits } from '../identity/numbers.ts';
import { fold } from '../text/fold.ts';
import { clientDraft, destinationDraft } from './drafts.ts';
import type { PlanningRow } from './planning-row.ts';
import type { ComparedPerson } from './matching/client-score.ts';
import type { ComparedPlace } from './matching/destination-score.ts';

/** Fields that identify a transport. */
export interface TransportIdentity {
  readonly transportId: string;
  /** Day of the transport, in any format with year, month and day. */
  readonly date: string;
  readonly rrNumber?: string | null;
  readonly dateOfBirth?: string | null;
}

/** Fields of an existing booking that are compared with a transport. */
export interface BookedIdentity {
  readonly mutualPatientID?: string | null;
  readonly ap_date: string;
  readonly client_ssn?: string | null;
  readonly client_birthday?: string | null;
}

/** Certainty that a transport is booked: by its id, by day and national number, or by day and birthday alone. */
export type { BookedMatch } from '@navette/openapi/enums';

/** Digits of a day, year first, from `YYYY-MM-DD`, an instant, or `DD/MM/YYYY`; '' for none. */
function dayDigits(text: string | null | undefined): string {
  const [, day, month, year] = /^(\d{2})[/.-](\d{2})[/.-](\d{4})/u.exec(text ?? '') ?? [];
  return day ? `${year}${month}${day}` : (text ?? '').replace(/\D/gu, '').slice(0, 8);
}

const same = (a: string, b: string): boolean => a !== '' && a === b;

/** Whether, and with which certainty, a booking is that transport; empty values never match (specification/booqit.md#booked-already). */
export function bookedMatch(transport: TransportIdentity, booking: BookedIdentity): BookedMatch | undefined {
  if (same(transport.transportId.trim(), (booking.mutualPatientID ?? '').trim())) return 'certain';
  if (!same(dayDigits(transport.date), dayDigits(booking.ap_date))) return undefined;
  if (same(nationalDigits(transport.rrNumber), nationalDigits(booking.client_ssn))) return 'booked';
  return same(dayDigits(transport.dateOfBirth), dayDigits(booking.client_birthday)) ? 'probable' : undefined;
}

/** The most certain match among bookings; `undefined` when none matches. */
export function bestMatch(transport: TransportIdentity, bookings: readonly BookedIdentity[]): BookedMatch | undefined {
  const matches = new Set(bookings.map((booking) => bookedMatch(transport, booking)));
  return BOOKED_MATCH_VALUES.find((match) => matches.has(match));
}

/** Passenger of a transport in the shape that clients are compared with. */
export function comparedPassenger(row: PlanningRow): ComparedPerson {
  const { firstname, lastname, birthday, ssn, address, zip } = clientDraft(row);
  return { firstname, lastname, birthday, ssn, address, zip };
}

/** Place of care of a transport in the shape that destinations are compared with. */
export function comparedPlace(row: PlanningRow): ComparedPlace {
  const { name, address, zip, latitude, longitude } = destinationDraft(row);
  return { name, address, zip, latitude, longitude };
}

/** Key of a passenger that is stable across transports: the national number, else name and birthday. */
export const passengerKey = ({ ssn, lastname, firstname, birthday }: ComparedPerson): string =>
  nationalDigits(ssn) || `${fold(`${lastname} ${firstname}`)} ${birthday ?? ''}`;

/** Stable key of a place: its name and address. */
export const placeKey = ({ name, address, zip }: ComparedPlace): string =>
  fold([name, address, zip].filter(Boolean).join(' '));
