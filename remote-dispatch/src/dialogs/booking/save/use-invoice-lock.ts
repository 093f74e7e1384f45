import { ApiProblem } from '@navette/shared/api';
import { isFrozenWith } from '@navette/shared/domain';
import { useState } from 'react';
import type { BookingValues } from '../model/booking-values.ts';
import { refusedForInvoice } from './invoice-lock.ts';
import type { Baseline } from './use-baseline.ts';

/** Which fields are locked, and what locks them. */
export interface InvoiceLock {
  readonly isLocked: (field: keyof BookingValues) => boolean;
  /**
   * When a save was refused because of an invoice: puts the figures back, locks them, and gives the refusal as one of the whole form.
   * Gives any other error back as it is.
   */
  readonly lockFor: (error: unknown) => unknown;
}

/** Locks the figures of a booking that turns out to stand on an invoice (DECISIONS 18). */
export function useInvoiceLock(baseline: Baseline): InvoiceLock {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isLocked = (field: string): boolean => isFrozenWith(refused, field);

  function lockFor(error: unknown): unknown {
    const fields = refusedForInvoice(error);
    if (fields.length === 0 || !(error instanceof ApiProblem)) return error;
    setRefused(fields);
    const { status, code, messageKey } = error;
    for (const field of namesOf(baseline.values())) if (isFrozenWith(fields, field)) baseline.restore(field);
    return new ApiProblem({ status, code, messageKey, incidentId: '', fields: [] }, { cause: error });
  }
  return { isLocked, lockFor };
}

function namesOf<Values extends object>(values: Values): Extract<keyof Values, string>[] {
  const names = [];
  for (const name in values) names.push(name);
  return names;
}
