import { problemFields } from '@navette/shared/api';
import { keepFocus } from '@navette/shared/ui-overlay';
import { useCallback, useMemo, useState } from 'react';
import type { BookingToInvoice } from './use-checklist.ts';

/** Bookings without those that were refused and are left out. */
export interface AcceptedBookings {
  readonly bookings: readonly BookingToInvoice[];
  /** How many are left out. */
  readonly leftOut: number;
  readonly leaveOut: (ids: readonly number[]) => void;
}

/** Leaves refused bookings out of an invoice: they stay in the wallet. */
export function useAccepted(all: readonly BookingToInvoice[]): AcceptedBookings {
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const bookings = useMemo(() => all.filter(({ id }) => !out.has(id)), [all, out]);
  const leaveOut = useCallback((ids: readonly number[]) => {
    setOut((before) => new Set([...before, ...ids]));
    keepFocus();
  }, []);
  return { bookings, leftOut: all.length - bookings.length, leaveOut };
}

const PLACE = /^bookings\.(\d+)$/u;

/** The bookings that a refusal names by their places in the list that was sent. */
export const refusedOf = (error: unknown, sent: readonly number[]): readonly number[] =>
  problemFields(error).flatMap(({ field }) => sent[Number(PLACE.exec(field)?.[1] ?? -1)] ?? []);
