import { Accepted, BookingStatus, Motive, type BookingType } from './enums.ts';
import { BOOKING_FIELDS, type BookingField, type BookingFieldKind, type KindOf } from './fields.ts';
import type { WaitTime } from './wait.ts';

const EMPTY = {
  driver: null,
  client: null,
  destination: null,
  insurer: null,
  type: 'to',
  status: BookingStatus.pending,
  accepted: Accepted.pending,
  motive: Motive.none,
  waitTime: '0',
  day: null,
  time: null,
  flag: false,
  flagOfClient: null,
  mobility: null,
  money: null,
  amount: 0,
  percent: null,
  km: null,
  text: null,
  note: null,
  address: null,
  distance: null,
  nonReimbursed: null,
} as const satisfies Readonly<Record<BookingFieldKind, BookingType | WaitTime | number | boolean | null>>;

/** Value of an empty field of a booking (specification/bookings.md#fields). */
export type EmptyBookingField<Field extends BookingField> = (typeof EMPTY)[KindOf<Field>];

/** These fields with their empty values, as they are saved. */
export function emptyBookingFields<Field extends BookingField>(
  fields: readonly Field[],
): { [Name in Field]: EmptyBookingField<Name> } {
  return Object.assign({}, ...fields.map((field) => ({ [field]: EMPTY[BOOKING_FIELDS[field].kind] })));
}
