import { missingInBooking, skippedInBooking, skippedTime } from '@navette/shared/domain';
import type { FieldProblem } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { messageWith } from '@navette/shared/ui-form';
import * as z from 'zod';
import { bookingFieldsSchema, type BookingValues } from './booking-values.ts';
import { booksReturn } from './return-leg.ts';

/** Which of the forms it is. */
export interface BookingFormKind {
  /** On one or several days; else one that exists already. */
  readonly isNew: boolean;
  /** The variant of super and lead, which shows the admin fields (specification/bookings.md#variants). */
  readonly isAdmin: boolean;
}

/** Values that may be saved. */
export type CompleteBooking = BookingValues & {
  driverId: number;
  clientId: number;
  destinationId: number;
  ap_time: string;
};

/** What is missing or wrong, each at a field that this form shows: without admin fields the distance is asked for, not the fixed price. */
function problemsOf(values: BookingValues, { isNew, isAdmin }: BookingFormKind): FieldProblem[] {
  const problems = [
    ...missingInBooking({ ...values, dates: isNew ? values.dates : undefined }),
    ...missingInReturn(values, isNew),
    ...skippedTimes(values, isNew),
  ];
  if (isAdmin) return problems;
  return problems.map((problem) =>
    problem.field === 'mutualAmount' ? { ...problem, field: 'mutualDistance' } : problem,
  );
}

/** A return that is booked too needs its time, if only a guess, and comes after the appointment. */
function missingInReturn(values: BookingValues, isNew: boolean): FieldProblem[] {
  const { returnTime, ap_time } = values;
  if (!isNew || !booksReturn(values)) return [];
  if (returnTime === null) return [{ field: 'returnTime', messageKey: messageKey('validation.required') }];
  return ap_time !== null && returnTime < ap_time
    ? [{ field: 'returnTime', messageKey: messageKey('booking.pair.beforeAppointment') }]
    : [];
}

/** Times that the clock skips on one of the days. */
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
export type BookingSchema = ReturnType<typeof createSchema>;

const SCHEMAS = {
  new: { admin: createSchema({ isNew: true, isAdmin: true }), simple: createSchema({ isNew: true, isAdmin: false }) },
  existing: {
    admin: createSchema({ isNew: false, isAdmin: true }),
    simple: createSchema({ isNew: false, isAdmin: false }),
  },
};

/** The schema of a form; the same object each time. Its messages are keys of the catalogue. */
export const bookingSchema = ({ isNew, isAdmin }: BookingFormKind): BookingSchema =>
  SCHEMAS[isNew ? 'new' : 'existing'][isAdmin ? 'admin' : 'simple'];
