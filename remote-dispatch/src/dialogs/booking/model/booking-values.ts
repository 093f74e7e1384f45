import {
  ACCEPTED_VALUES,
  BOOKING_FIELDS,
  BOOKING_STATUSES,
  BOOKING_TYPES,
  bookingField,
  bookingFieldsWithout,
  isClockTime,
  isIsoDate,
  MAX_MONEY,
  MOBILITIES,
  MOTIVES,
  WAIT_TIMES,
} from '@navette/shared/domain';
import type { BookingField, BookingFieldDescription, BookingFieldWith, KindOf } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';

/** A field of a booking that the form holds. */
export type FormField = Exclude<BookingField, BookingFieldWith<'notInForm'>>;

/** The fields of a booking that the form holds. */
export const FORM_FIELDS: readonly FormField[] = bookingFieldsWithout('notInForm');

const id = () => z.int().positive().nullable();
const day = () => z.string().refine(isIsoDate, messageKey('validation.date'));
const time = () => z.string().refine(isClockTime, messageKey('validation.time')).nullable();
const money = ({ signed }: BookingFieldDescription) =>
  z
    .number()
    .min(signed ? -MAX_MONEY : 0)
    .max(MAX_MONEY)
    .nullable();
const text = ({ maxLength = 0 }: BookingFieldDescription) => z.string().max(maxLength);

/** What the form holds of each kind of field: texts are '' and everything else is null while empty. */
const CHECKS = {
  driver: id,
  client: id,
  destination: id,
  insurer: id,
  type: () => z.literal(BOOKING_TYPES),
  status: () => z.literal(BOOKING_STATUSES),
  accepted: () => z.literal(ACCEPTED_VALUES),
  motive: () => z.literal(MOTIVES),
  waitTime: () => z.literal(WAIT_TIMES),
  day: () => day().nullable(),
  time,
  flag: () => z.boolean(),
  flagOfClient: () => z.boolean().nullable(),
  mobility: () => z.literal(MOBILITIES).nullable(),
  money,
  amount: money,
  percent: () => z.number().min(0).max(100).nullable(),
  km: () => z.number().min(0).max(5000).nullable(),
  text: ({ maxLength = 0 }: BookingFieldDescription) => z.string().trim().max(maxLength),
  note: text,
  address: text,
  distance: ({ maxLength = 0 }: BookingFieldDescription) => z.string().max(maxLength).nullable(),
} satisfies Readonly<Record<KindOf<FormField>, (field: BookingFieldDescription) => z.ZodType>>;

type BookingShape = { [Field in FormField]: ReturnType<(typeof CHECKS)[KindOf<Field>]> };

const bookingShape: BookingShape = Object.assign(
  {},
  ...FORM_FIELDS.map((field) => ({ [field]: CHECKS[BOOKING_FIELDS[field].kind](bookingField(field)) })),
);

/** The fields of the form, within the contract's limits: those of a booking, and those that only the form has. */
export const bookingFieldsSchema = z.object({
  ...bookingShape,
  /** The return leg becomes a booking of its own, linked to this one; only for a new one of type `to`. */
  pair: z.boolean(),
  /** When the client is to be brought home; a guess with `returnWillCall`. */
  returnTime: time(),
  /** The client calls when ready to be brought home. */
  returnWillCall: z.boolean(),
  /** Driver of the return leg; null is the same one. */
  returnDriverId: id(),
  /** The days of a new booking. */
  dates: z.array(day()).max(400),
  /** Last day of the standing order that the days become; null: separate bookings. */
  seriesUntil: day().nullable(),
  /** Its days of the week, 1 Monday to 7 Sunday. */
  seriesWeekdays: z.array(z.int().min(1).max(7)).max(7),
  /** The tick that opens the insurance section. */
  insurance: z.boolean(),
});

/** What the fields of the booking form hold. */
export type BookingValues = z.infer<typeof bookingFieldsSchema>;

/** Whether a name is one of the fields of these values. */
export const isFormField = (name: string, values: BookingValues): name is keyof BookingValues =>
  Object.hasOwn(values, name);
