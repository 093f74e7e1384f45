import { ApiProblem } from '@navette/shared/api';
import type { BookingValues } from '../model/booking-values.ts';

/** What the amounts of an invoice are made of. */
const FIGURES: ReadonlySet<string> = new Set<keyof BookingValues>([
  'price',
  'price_driver',
  'ap_waittime',
  'ticket_price',
  'factuur',
  'factuurDriver',
  'creditDriver',
  'creditAmount',
  'commission',
  'insurance',
  'mutualDistance',
  'mutualAmount',
  'mutualPatientAmount',
  'noMutIntervention',
  'min10km',
  'plus10km',
]);

/** The fields that a save was refused for because the booking stands on an invoice; none for any other error. */
export const refusedForInvoice = (error: unknown): readonly string[] =>
  error instanceof ApiProblem && error.code === 'booking.invoiced' ? error.fields.map(({ field }) => field) : [];

/** Whether a field is locked once a save was refused for these fields: they themselves, and every figure. */
export const isLockedBy = (refused: readonly string[], field: string): boolean =>
  refused.includes(field) || (refused.length > 0 && FIGURES.has(field));
