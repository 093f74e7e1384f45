import { BOOKED_MATCH_VALUES, type BookedMatch } from '@navette/openapi/enums';
import { nationalDigits } from '../identity/numbers.ts';

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
