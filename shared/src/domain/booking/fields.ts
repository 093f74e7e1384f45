import { namesOf, namesWith, namesWithout, type NamesWith, type NamesWithout } from '../described.ts';
import { Accepted, BookingStatus, Motive, type BookingType } from './enums.ts';
import type { WaitTime } from './amount.ts';

/** Kind of value of a field. Decides how the field is checked, its empty value, and how it is shown. */
export type BookingFieldKind =
  | 'driver'
  | 'client'
  | 'destination'
  | 'insurer'
  | 'type'
  | 'status'
  | 'accepted'
  | 'motive'
  | 'waitTime'
  | 'day'
  | 'time'
  | 'flag'
  /** Yes, no, or null: use the client's record. */
  | 'flagOfClient'
  /** Mobility of the client; null: use the client's record. */
  | 'mobility'
  /** Euros, null while empty. */
  | 'money'
  /** Euros, 0 while empty. */
  | 'amount'
  | 'percent'
  | 'km'
  /** One line. */
  | 'text'
  /** Several lines. */
  | 'note'
  | 'address'
  /** JSON text of a DistanceResult. */
  | 'distance'
  /** Amount not reimbursed, as the platform states it. */
  | 'nonReimbursed';

/** Description of a field of a booking; form, history, columns and rules derive from it. */
export interface BookingFieldDescription {
  readonly kind: BookingFieldKind;
  /** Longest text, in characters. */
  readonly maxLength?: number;
  /** An amount that may be negative; a price may not. */
  readonly signed?: true;
  /** Checkbox of the form that enables it; unchecked, the field is saved empty. */
  readonly only?: 'insurance' | 'creditDriver';
  /** Not typed in the form: computed, or set by the driver's app or the platform. */
  readonly notInForm?: true;
  /** Amounts or lines of invoices depend on it: frozen while the booking is on a live invoice (specification/bookings.md#invoice-lock). */
  readonly invoiced?: true;
  /** Belongs to this trip alone; a clone starts without it. */
  readonly notCloned?: true;
  /** Paid once for a visit; the return leg starts without it (specification/bookings.md#return-trip). */
  readonly oncePerVisit?: true;
  /** Concerns patient, insurer and office; not sent to the driver's phone. */
  readonly officeOnly?: true;
  /** May contain personal data; erased when the client is anonymised. */
  readonly personal?: true;
}

const note = { kind: 'note', maxLength: 4000 } as const;

/**
 * Every field of a booking that a form sends and a row returns, in the order of the contract. Names are those of the contract and of the database
 * columns.
 */
export const BOOKING_FIELDS = {
  driverId: { kind: 'driver' },
  clientId: { kind: 'client', invoiced: true },
  destinationId: { kind: 'destination', invoiced: true },
  insuranceId: { kind: 'insurer', only: 'insurance', invoiced: true, officeOnly: true },
  type: { kind: 'type', invoiced: true },
  back: { kind: 'flag', invoiced: true },
  ap_date: { kind: 'day', invoiced: true, notCloned: true },
  ap_time: { kind: 'time', invoiced: true },
  pick_time: { kind: 'time' },
  ap_waittime: { kind: 'waitTime', invoiced: true, oncePerVisit: true },
  waitprice: { kind: 'amount', notInForm: true, invoiced: true, notCloned: true, oncePerVisit: true },
  motive: { kind: 'motive', officeOnly: true },
  ticket_price: { kind: 'amount', invoiced: true, notCloned: true, oncePerVisit: true },
  price: { kind: 'money', invoiced: true },
  price_driver: { kind: 'money', invoiced: true },
  factuur: { kind: 'flag', invoiced: true },
  factuurDriver: { kind: 'flag', invoiced: true },
  creditDriver: { kind: 'flag', invoiced: true, notCloned: true, oncePerVisit: true, officeOnly: true },
  creditAmount: {
    kind: 'money',
    signed: true,
    only: 'creditDriver',
    invoiced: true,
    notCloned: true,
    oncePerVisit: true,
    officeOnly: true,
  },
  creditReason: {
    kind: 'text',
    maxLength: 200,
    only: 'creditDriver',
    notCloned: true,
    oncePerVisit: true,
    officeOnly: true,
    personal: true,
  },
  commission: { kind: 'percent', invoiced: true, officeOnly: true },
  accepted: { kind: 'accepted', notCloned: true },
  status: { kind: 'status', invoiced: true, notCloned: true },
  charged: { kind: 'flag', notInForm: true, notCloned: true },
  comment: { ...note, personal: true },
  info: { ...note, personal: true },
  pick_address: { kind: 'address', maxLength: 300, personal: true },
  distance: { kind: 'distance', maxLength: 100_000, personal: true },
  certificateNeeded: { kind: 'flag' },
  certificateReceived: { kind: 'flag', notCloned: true },
  mutualPatientID: {
    kind: 'text',
    maxLength: 60,
    only: 'insurance',
    notCloned: true,
    officeOnly: true,
    personal: true,
  },
  mutualDistance: { kind: 'km', only: 'insurance', invoiced: true, officeOnly: true },
  mutualAmount: { kind: 'money', only: 'insurance', invoiced: true, officeOnly: true },
  mutualPatientAmount: { kind: 'money', only: 'insurance', invoiced: true, oncePerVisit: true },
  mutualComment: { ...note, only: 'insurance', officeOnly: true, personal: true },
  noMutIntervention: { kind: 'flag', only: 'insurance', invoiced: true, officeOnly: true },
  min10km: { kind: 'money', only: 'insurance', invoiced: true, officeOnly: true },
  plus10km: { kind: 'money', only: 'insurance', invoiced: true, officeOnly: true },
  willCall: { kind: 'flag' },
  mobility: { kind: 'mobility', personal: true },
  companion: { kind: 'flagOfClient', personal: true },
  nonReimbursed: {
    kind: 'nonReimbursed',
    notInForm: true,
    invoiced: true,
    notCloned: true,
    oncePerVisit: true,
    officeOnly: true,
    personal: true,
  },
} as const satisfies Readonly<Record<string, BookingFieldDescription>>;

type Descriptions = typeof BOOKING_FIELDS;

/** The name of a field of a booking. */
export type BookingField = keyof Descriptions;

/** Kind of a field's value. */
export type KindOf<Field extends BookingField> = Descriptions[Field]['kind'];

/** Properties of a description besides kind and length. */
export type BookingFieldTrait = Exclude<keyof BookingFieldDescription, 'kind' | 'maxLength'>;

/** Fields whose description has a trait. */
export type BookingFieldWith<Trait extends BookingFieldTrait> = NamesWith<Descriptions, Trait>;

/** Whether a name is that of a field of a booking. */
export const isBookingField = (name: string): name is BookingField => Object.hasOwn(BOOKING_FIELDS, name);

/** The names of all fields. */
export const BOOKING_FIELD_NAMES = namesOf(BOOKING_FIELDS);

/** The names of the fields whose description has a trait. */
export const bookingFieldsWith = <Trait extends BookingFieldTrait>(trait: Trait): readonly BookingFieldWith<Trait>[] =>
  namesWith(BOOKING_FIELDS, trait);

/** The names of the fields whose description lacks a trait. */
export const bookingFieldsWithout = <Trait extends BookingFieldTrait>(
  trait: Trait,
): readonly NamesWithout<Descriptions, Trait>[] => namesWithout(BOOKING_FIELDS, trait);

/** The description of a field, typed with the properties that any field may have. */
export const bookingField = (field: BookingField): BookingFieldDescription => BOOKING_FIELDS[field];

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
