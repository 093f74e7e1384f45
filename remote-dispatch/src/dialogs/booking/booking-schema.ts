import {
  Accepted,
  missingInBooking,
  skippedInBooking,
  skippedTime,
  type FieldProblem,
  bookingField,
  emptyBookingFields,
  savedReturn,
  savedWillCall,
} from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { messageWith } from '@navette/shared/ui-form';
import * as z from 'zod';
import {
  bookingFieldsSchema,
  type BookingValues,
  booksReturn,
  FORM_FIELDS,
  type FormField,
  returnLeg,
} from './booking-values.ts';
import type { components } from '@navette/openapi/types';

export interface BookingFormKind {
  /** A new booking on one or several days; else an existing one. */
  readonly isNew: boolean;
  /** The variant of super and lead, which shows the admin fields (specification/bookings.md#variants). */
  readonly isAdmin: boolean;
}

export type CompleteBooking = BookingValues & {
  /** Null: a new booking that is to be assigned. */
  driverId: number | null;
  clientId: number;
  destinationId: number;
  ap_time: string;
};

/** Missing or invalid fields, each on a field that this form shows: without admin fields the distance is required, not the fixed price. */
function problemsOf(values: BookingValues, { isNew, isAdmin }: BookingFormKind): FieldProblem[] {
  const problems = [
    ...missingInBooking({ ...values, accepted: answerOf(values), dates: isNew ? values.dates : undefined }),
    ...missingInReturn(values, isNew),
    ...skippedTimes(values, isNew),
  ];
  if (isAdmin) return problems;
  return problems.map((problem) =>
    problem.field === 'mutualAmount' ? { ...problem, field: 'mutualDistance' } : problem,
  );
}

/** The driver's answer as it is saved: without a driver nobody is asked. */
const answerOf = ({ driverId, accepted }: BookingValues): Accepted => (driverId === null ? Accepted.assign : accepted);

/** A return that is booked too needs a time, even if only a guess, and comes after the appointment. */
function missingInReturn(values: BookingValues, isNew: boolean): FieldProblem[] {
  const { returnTime, ap_time } = values;
  if (!isNew || !booksReturn(values)) return [];
  if (returnTime === null) return [{ field: 'returnTime', messageKey: messageKey('validation.required') }];
  return ap_time !== null && returnTime < ap_time
    ? [{ field: 'returnTime', messageKey: messageKey('booking.pair.beforeAppointment') }]
    : [];
}

function skippedTimes(values: BookingValues, isNew: boolean): FieldProblem[] {
  const { ap_date, dates, returnTime } = values;
  const days = isNew ? dates : ap_date === null ? [] : [ap_date];
  const home = isNew && booksReturn(values) ? days.flatMap((date) => skippedTime('returnTime', date, returnTime)) : [];
  return [...skippedInBooking(values, days), ...home.slice(0, 1)];
}

function createSchema(kind: BookingFormKind) {
  const isComplete = (values: unknown): values is CompleteBooking =>
    problemsOf(bookingFieldsSchema.parse(values), kind).length === 0;
  return bookingFieldsSchema
    .superRefine((values, context) => {
      for (const { field, messageKey: key, params } of problemsOf(values, kind)) {
        context.addIssue({ code: 'custom', path: [field], message: messageWith(key, params), input: values });
      }
    })
    .pipe(z.custom<CompleteBooking>(isComplete));
}

/** A form's schema: the contract's limits, and what a booking must have (specification/bookings.md#required). */
type BookingSchema = ReturnType<typeof createSchema>;

const SCHEMAS = {
  new: { admin: createSchema({ isNew: true, isAdmin: true }), simple: createSchema({ isNew: true, isAdmin: false }) },
  existing: {
    admin: createSchema({ isNew: false, isAdmin: true }),
    simple: createSchema({ isNew: false, isAdmin: false }),
  },
};

/** The schema of a form; cached. Its messages are keys of the catalogue. */
export const bookingSchema = ({ isNew, isAdmin }: BookingFormKind): BookingSchema =>
  SCHEMAS[isNew ? 'new' : 'existing'][isAdmin ? 'admin' : 'simple'];

type Schemas = components['schemas'];

/** Fields of the form that are handled separately: never empty ones, the day, and whether the driver is asked. */
const APART = ['driverId', 'clientId', 'destinationId', 'ap_time', 'ap_date', 'accepted'] as const;
type OptionalField = Exclude<FormField, (typeof APART)[number]>;
type OptionalFields = Required<Pick<Schemas['BookingUpdate'], OptionalField>>;

const apart: ReadonlySet<string> = new Set(APART);
const OPTIONAL = FORM_FIELDS.filter((field) => !apart.has(field));
const EMPTY = emptyBookingFields(FORM_FIELDS);

function savedValue(field: FormField, values: BookingValues): unknown {
  const { kind, only } = bookingField(field);
  const value = values[field];
  if (only && !values[only]) return EMPTY[field];
  if (kind === 'text' || kind === 'note') return String(value).trim() || EMPTY[field];
  return value ?? EMPTY[field];
}

/** The optional fields of the contract, as saved: without insurance its fields are empty. The server prices the waiting time by the tariff of the day. */
const optionalFields = (values: BookingValues): OptionalFields =>
  Object.assign({}, ...OPTIONAL.map((field) => ({ [field]: savedValue(field, values) })), {
    back: savedReturn(values.type, values.back),
    willCall: savedWillCall(values.type, values.willCall),
  });

const requiredFields = ({ driverId, clientId, destinationId, ap_time }: CompleteBooking) => ({
  ...(driverId !== null && { driverId }),
  clientId,
  destinationId,
  ap_time,
});

/** Rule of the days that become one standing order; `undefined` for a single day, or individually chosen days. */
function standingOrder({
  seriesUntil: until,
  seriesWeekdays,
  dates,
}: BookingValues): Schemas['StandingOrder'] | undefined {
  return until === null || dates.length < 2 ? undefined : { weekdays: [...seriesWeekdays], until };
}

/** A new booking on each of its days, optionally as one standing order, each with its return if that is booked too. */
export function toBookingForm(values: CompleteBooking): Schemas['BookingForm'] {
  const { dates } = values;
  const series = standingOrder(values);
  const back = returnLeg(values);
  return {
    ...optionalFields(values),
    ...requiredFields(values),
    accepted: answerOf(values),
    dates,
    ...(series && { series }),
    ...(back && { return: back }),
  };
}

/**
 * Fields changed since the form was opened: concurrent changes of others, fields missing in this variant and locked figures stay unchanged. Empty
 * without changes. Whether the driver is asked is saved separately.
 */
export function toBookingUpdate(before: BookingValues, after: CompleteBooking): Schemas['BookingUpdate'] {
  const { ap_date } = after;
  return {
    ...changed(optionalFields(before), optionalFields(after)),
    ...changed(before, requiredFields(after)),
    ...(ap_date !== null && ap_date !== before.ap_date && { ap_date }),
  };
}

/** Fields that may cause conflicts of the driver. */
const PLANNED = [
  'driverId',
  'clientId',
  'destinationId',
  'pick_address',
  'type',
  'back',
  'ap_date',
  'ap_time',
  'ap_waittime',
  'pick_time',
  'mobility',
] as const satisfies readonly (keyof Schemas['BookingUpdate'])[];

/** Whether a change may bring conflicts for the driver. */
export const changesPlan = (update: Schemas['BookingUpdate']): boolean => PLANNED.some((field) => field in update);

/** Whether a change can apply to other bookings of a standing order: each keeps its own day, and a new one is for this booking alone. */
export const concernsSeries = (update: Schemas['BookingUpdate']): boolean =>
  !('ap_date' in update) && Object.keys(update).some((field) => field !== 'distance');

function changed<Fields extends object>(
  before: Readonly<Record<keyof Fields, unknown>>,
  after: Fields,
): Partial<Fields> {
  const changes: Partial<Fields> = {};
  for (const field in after) if (after[field] !== before[field]) changes[field] = after[field];
  return changes;
}
