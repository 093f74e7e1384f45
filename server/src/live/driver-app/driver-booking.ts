import type { components } from '@navette/openapi/types';

type BookingRow = components['schemas']['BookingRow'];

/** What is between the patient, the insurer and the office, and no business of a phone that may be lost. What is to be collected on the way stays. */
const WITHHELD = [
  'motive',
  'insuranceId',
  'mutualPatientID',
  'mutualDistance',
  'mutualAmount',
  'mutualComment',
  'noMutIntervention',
  'min10km',
  'plus10km',
  'nonReimbursed',
  'creditDriver',
  'creditAmount',
  'creditReason',
  'commission',
] as const satisfies readonly (keyof BookingRow)[];

/** A booking as the app of its driver gets it. */
export type DriverBooking = Omit<BookingRow, (typeof WITHHELD)[number]>;

const withheld: ReadonlySet<string> = new Set(WITHHELD);

/** The same bookings without what a driver does not need. */
export const forDriver = (rows: readonly object[]): object[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !withheld.has(name))));
