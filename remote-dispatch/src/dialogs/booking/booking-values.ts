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
  type BookingField,
  type BookingFieldDescription,
  type BookingFieldWith,
  type KindOf,
  emptyBookingFields,
  type IsoDate,
  allowsReturn,
  clockOf,
  minutesAfter,
  type ClockTime,
} from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import type { components } from '@navette/openapi/types';
import type { BookingRow } from '../../bookings/booking-row.ts';

export type FormField = Exclude<BookingField, BookingFieldWith<'notInForm'>>;

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

/** Schema of each kind of field: empty texts are '', any other empty value is null. */
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

/** The fields of the form, within the contract's limits: those of a booking, and those of the form only. */
export const bookingFieldsSchema = z.object({
  ...bookingShape,
  /** The return leg becomes a booking of its own, linked to this one; only for a new one of type `to`. */
  pair: z.boolean(),
  /** Time of the return; a guess with `returnWillCall`. */
  returnTime: time(),
  /** The client calls when ready to be brought home. */
  returnWillCall: z.boolean(),
  /** Driver of the return leg; null is the same one. */
  returnDriverId: id(),
  /** The days of a new booking. */
  dates: z.array(day()).max(400),
  /** Last day of the standing order that the days become; null: separate bookings. */
  seriesUntil: day().nullable(),
  /** Its weekdays, 1 Monday to 7 Sunday. */
  seriesWeekdays: z.array(z.int().min(1).max(7)).max(7),
  /** Checkbox that opens the insurance section. */
  insurance: z.boolean(),
});

export type BookingValues = z.infer<typeof bookingFieldsSchema>;

/** Day whose tariffs price the trip: of a new booking the first; null while there is none. */
export const dayOf = ({ ap_date, dates }: Pick<BookingValues, 'ap_date' | 'dates'>): string | null =>
  ap_date ?? dates[0] ?? null;

/** Whether a name is one of the fields of these values. */
export const isFormField = (name: string, values: BookingValues): name is keyof BookingValues =>
  Object.hasOwn(values, name);

/** Draft of a new booking from the opener of the dialog: timeline, calendar, a planned transport. */
export type BookingDraft = Partial<components['schemas']['BookingForm']>;

const SAVED_EMPTY = emptyBookingFields(FORM_FIELDS);

/** Form value of a missing field: an empty text, null instead of amount 0. */
function blank(field: FormField): BookingValues[FormField] {
  const { kind } = bookingField(field);
  if (kind === 'text' || kind === 'note' || kind === 'address') return '';
  return kind === 'amount' ? null : SAVED_EMPTY[field];
}

const fieldsOf = (given: BookingRow | BookingDraft): Pick<BookingValues, FormField> =>
  Object.assign({}, ...FORM_FIELDS.map((field) => ({ [field]: given[field] ?? blank(field) })));

/** Field values of an existing booking, or of a draft; missing ones are as in an empty form (specification/bookings.md#fields). */
export function valuesOf(given: BookingRow | BookingDraft): BookingValues {
  return {
    ...fieldsOf(given),
    pair: false,
    returnTime: null,
    returnWillCall: false,
    returnDriverId: null,
    dates: [],
    seriesUntil: null,
    seriesWeekdays: [],
    insurance: (given.insuranceId ?? null) !== null,
  };
}

/** The fields of a new booking: on the days the opener proposes, else today; with its return when the opener proposes one. */
export function newValues(draft: BookingDraft, today: IsoDate): BookingValues {
  const { return: home, series } = draft;
  return {
    ...valuesOf(draft),
    ...(home && {
      pair: true,
      returnTime: home.ap_time,
      returnWillCall: home.willCall ?? false,
      returnDriverId: home.driverId ?? null,
    }),
    ...(series && { seriesUntil: series.until, seriesWeekdays: [...series.weekdays] }),
    ap_date: null,
    dates: draft.dates ?? [draft.ap_date ?? today],
  };
}

/** Whether the return leg is booked too, as a booking of its own. */
export const booksReturn = ({ type, pair }: Pick<BookingValues, 'type' | 'pair'>): boolean =>
  allowsReturn(type) && pair;

/** The return leg as it is sent with the outbound one; `undefined` when none is booked, or its time is still empty. */
export function returnLeg(values: BookingValues): components['schemas']['ReturnLeg'] | undefined {
  const { returnTime, returnWillCall, returnDriverId, driverId } = values;
  if (!booksReturn(values) || returnTime === null) return undefined;
  return {
    ap_time: returnTime,
    willCall: returnWillCall,
    ...(returnDriverId !== null && returnDriverId !== driverId && { driverId: returnDriverId }),
  };
}

const USUAL_STAY_MINUTES = 120;

/** Guessed time at which a calling client will be ready: two hours after the appointment, on the same day; null before both are known. */
export function guessedReturn(date: IsoDate | undefined, ap_time: ClockTime | null): ClockTime | null {
  if (date === undefined || ap_time === null) return null;
  const guess = clockOf(minutesAfter(date, ap_time, USUAL_STAY_MINUTES));
  return guess > ap_time ? guess : '23:59';
}
