import { isGiven, toCents, type MoneyInput } from '../money/money.ts';
import { isClockTime, type ClockTime } from '../time/clock.ts';
import { belgianDate, isIsoDate, type IsoDate } from '../time/date.ts';
import { existingTime } from '../time/instant.ts';
import { Accepted } from './enums.ts';
import { type BookingTimes, pickUpDate, pickUpOnDay, type BookedTimes } from './pick-up.ts';

/** A refused field: its name, the key of the message, and the message's parameters. */
export interface FieldProblem {
  readonly field: string;
  readonly messageKey: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The fields of a booking form that required rules look at; a form may hold more. */
export interface BookingRequirements {
  readonly driverId?: number | null;
  /** Driver's answer. */
  readonly accepted?: number | null;
  readonly clientId?: number | null;
  readonly destinationId?: number | null;
  readonly pick_address?: string | null;
  readonly type?: string | null;
  readonly ap_time?: string | null;
  /** The days of a new booking. */
  readonly dates?: readonly string[];
  /** The day of an existing one. */
  readonly ap_date?: string | null;
  /** The insurance section is ticked. */
  readonly insurance?: boolean;
  readonly insuranceId?: number | null;
  readonly mutualPatientID?: string | null;
  readonly mutualAmount?: MoneyInput;
  readonly mutualDistance?: number | null;
}

const required = (field: string): FieldProblem => ({ field, messageKey: 'validation.required' });

/**
 * Missing fields of a booking form, in page order; empty when it may be saved (specification/bookings.md#required). With `dates` it is a new booking and needs
 * at least one day, without it needs `ap_date`; only a new one that is to be assigned may go without a driver.
 */
export function missingInBooking(form: BookingRequirements): FieldProblem[] {
  const isWithoutDriver = form.dates !== undefined && form.accepted === Accepted.assign;
  const always = (['driverId', 'clientId', 'destinationId', 'pick_address', 'type', 'ap_time'] as const).filter(
    (field) => !form[field] && !(field === 'driverId' && isWithoutDriver),
  );
  const days = form.dates ? form.dates.length > 0 : Boolean(form.ap_date);
  const problems = [...always, ...(days ? [] : [form.dates ? 'dates' : 'ap_date'])].map(required);
  const insured = form.insurance ?? isGiven(form.insuranceId);
  return insured ? [...problems, ...missingInInsurance(form)] : problems;
}

/** An insured trip needs its insurer, its Trip ID, and either the fixed price or the distance. */
function missingInInsurance(form: BookingRequirements): FieldProblem[] {
  const problems = (['insuranceId', 'mutualPatientID'] as const).filter((field) => !form[field]).map(required);
  const priced = toCents(form.mutualAmount) > 0 || (form.mutualDistance ?? 0) > 0;
  return priced ? problems : [...problems, { field: 'mutualAmount', messageKey: 'validation.amountOrDistance' }];
}

/** A warning shown with a booking. */
export type BookingWarning = 'certificateRequired' | 'noMutIntervention';

/** The warnings of a booking: 'Certificat est requis', 'Pas intervention Mutuelle' (specification/bookings.md#form). */
export function bookingWarnings(booking: {
  readonly certificateNeeded?: boolean | null;
  readonly certificateReceived?: boolean | null;
  readonly noMutIntervention?: boolean | null;
}): BookingWarning[] {
  const warnings: BookingWarning[] = [];
  if (booking.certificateNeeded && !booking.certificateReceived) warnings.push('certificateRequired');
  if (booking.noMutIntervention) warnings.push('noMutIntervention');
  return warnings;
}

/**
 * Refuses a time that the clock skips on a day (02:30 on the last Sunday of March). Empty when the time exists, or when it is no date or time at all,
 * which other rules refuse.
 */
export function skippedTime(
  field: string,
  date: IsoDate | null | undefined,
  time: ClockTime | null | undefined,
): FieldProblem[] {
  if (!date || !time || !isIsoDate(date) || !isClockTime(time)) return [];
  const next = existingTime(date, time);
  const params = { date: belgianDate(date), time: next };
  return next === time ? [] : [{ field, messageKey: 'validation.timeSkipped', params }];
}

/** Problems of an appointment and a pick-up that the clock skips. */
export const skippedTimes = ({ ap_date, ap_time, pick_time }: BookingTimes): FieldProblem[] => [
  ...skippedTime('ap_time', ap_date, ap_time),
  ...skippedTime('pick_time', pickUpDate(ap_date, pick_time, ap_time), pick_time),
];

/** Problems of skipped times on any of the days of a booking, each field once; a pick-up that is computed for the day is never skipped. */
export function skippedInBooking(booking: BookedTimes, dates: readonly IsoDate[]): FieldProblem[] {
  const { ap_time } = booking;
  if (!ap_time) return [];
  const problems = dates
    .filter(isIsoDate)
    .flatMap((ap_date) => skippedTimes({ ap_date, ap_time, pick_time: pickUpOnDay(booking, ap_date) }));
  return problems.filter(({ field }, index) => problems.findIndex((first) => first.field === field) === index);
}
