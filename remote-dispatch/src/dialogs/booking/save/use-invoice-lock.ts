import { ApiProblem } from '@navette/shared/api';
import { BookingStatus, frozenFields } from '@navette/shared/domain';
import { invoicesOf } from '@navette/shared/ui-booking';
import { useState } from 'react';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import type { BookingValues } from '../model/booking-values.ts';
import type { Baseline } from './use-baseline.ts';

/** Which fields are locked, and what locks them. */
export interface InvoiceLock {
  readonly isLocked: (field: keyof BookingValues) => boolean;
  /**
   * When a save was refused because of an invoice: puts what it shows back, locks it, and gives the refusal as one of the whole form.
   * Gives any other error back as it is.
   */
  readonly lockFor: (error: unknown) => unknown;
}

/** Locks what the documents of a booking's invoices show, those it stands on and those a save turns out to be refused for (specification/bookings.md#invoice-lock). */
export function useInvoiceLock(row: BookingRow, baseline: Baseline): InvoiceLock {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const invoices = invoicesOf(row);
  const frozen = new Set([...frozenFields(invoices.map(({ kind }) => kind)), ...refused]);
  // A driven booking on an invoice may still be closed.
  if (row.status === BookingStatus.pending) frozen.delete('status');

  function lockFor(error: unknown): unknown {
    if (!(error instanceof ApiProblem) || error.code !== 'booking.invoiced' || error.fields.length === 0) return error;
    const fields = new Set([...frozenFields(['client']), ...error.fields.map(({ field }) => field)]);
    setRefused([...fields]);
    const { status, code, messageKey, params } = error;
    for (const field of namesOf(baseline.values())) if (fields.has(field)) baseline.restore(field);
    return new ApiProblem(
      { status, code, messageKey, incidentId: '', fields: [], ...(params && { params }) },
      { cause: error },
    );
  }
  return { isLocked: (field) => frozen.has(field), lockFor };
}

function namesOf<Values extends object>(values: Values): Extract<keyof Values, string>[] {
  const names = [];
  for (const name in values) names.push(name);
  return names;
}
