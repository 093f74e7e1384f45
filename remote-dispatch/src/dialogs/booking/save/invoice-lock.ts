import { ApiProblem } from '@navette/shared/api';

/** The fields that a save was refused for because the booking stands on an invoice; none for any other error. */
export const refusedForInvoice = (error: unknown): readonly string[] =>
  error instanceof ApiProblem && error.code === 'booking.invoiced' ? error.fields.map(({ field }) => field) : [];
