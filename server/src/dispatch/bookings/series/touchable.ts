import { isLocked } from '@navette/shared/domain';
import type { components } from '@navette/openapi/types';
import type { Db } from '../../../db/database.ts';
import type { Booking } from '../change/lock-bookings.ts';
import { invoicedAmong } from '../invoice-lock.ts';

/** A booking that was left as it is, and why. */
export type Skipped = components['schemas']['SkippedBooking'];

/** Some bookings, by whether they may be touched. */
export interface Sorted {
  free: Booking[];
  skipped: Skipped[];
}

/** Bookings that a change of others may reach: pending, on no live invoice, and not archived. */
export async function touchable(trx: Db, bookings: readonly Booking[]): Promise<Sorted> {
  const invoiced = await invoicedAmong(
    trx,
    bookings.map(({ id }) => id),
  );
  const sorted: Sorted = { free: [], skipped: [] };
  for (const booking of bookings) {
    const { id, ap_date, status, archivedAt } = booking;
    const reason = archivedAt ? 'archived' : invoiced.has(id) ? 'invoiced' : isLocked(status) ? 'closed' : undefined;
    if (reason) sorted.skipped.push({ id, ap_date, reason });
    else sorted.free.push(booking);
  }
  return sorted;
}
