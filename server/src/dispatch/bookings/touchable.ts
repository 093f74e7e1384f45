import { isLocked } from '@navette/shared/domain';
import type { components } from '@navette/openapi/types';
import type { Booking } from './change/lock-bookings.ts';

/** An unchanged booking, and why. */
export type Skipped = components['schemas']['SkippedBooking'];

/** Bookings, divided by whether they may be changed. */
export interface Sorted {
  free: Booking[];
  skipped: Skipped[];
}

/** Bookings that a change of others may affect: pending, on no live invoice, and not archived. */
export function touchable(bookings: readonly Booking[]): Sorted {
  const sorted: Sorted = { free: [], skipped: [] };
  for (const booking of bookings) {
    const { id, ap_date, status, archivedAt, invoices } = booking;
    const reason = archivedAt ? 'archived' : invoices ? 'invoiced' : isLocked(status) ? 'closed' : undefined;
    if (reason) sorted.skipped.push({ id, ap_date, reason });
    else sorted.free.push(booking);
  }
  return sorted;
}
