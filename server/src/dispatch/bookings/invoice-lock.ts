import { frozenFields, type InvoiceKind } from '@navette/shared/domain';
import { sql } from 'kysely';
import { conflict, type ProblemError } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';

/** The table of the lines of each kind of invoice. */
export const INVOICE_LINES = {
  client: 'client_invoice_line',
  driver: 'driver_invoice_line',
  insurance: 'insurance_invoice_line',
} as const satisfies Readonly<Record<InvoiceKind, string>>;
const KINDS = ['client', 'driver', 'insurance'] as const satisfies readonly InvoiceKind[];

/** Fields that may no longer change, by the live invoices the booking stands on. */
export async function lockedFields(db: Db, bookingId: number): Promise<ReadonlySet<string>> {
  const live = await Promise.all(
    KINDS.map(async (kind) => {
      const line = await db
        .selectFrom(INVOICE_LINES[kind])
        .select('bookingId')
        .where('bookingId', '=', bookingId)
        .where('live', '=', true)
        .executeTakeFirst();
      return line ? [kind] : [];
    }),
  );
  return frozenFields(live.flat());
}

/** Those of some bookings that stand on a live invoice of any kind. */
export async function invoicedAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = [];
  for (const lines of Object.values(INVOICE_LINES)) {
    found.push(
      ...(await db
        .selectFrom(lines)
        .select('bookingId')
        .where('bookingId', '=', sql<number>`any(${ids}::integer[])`)
        .where('live', '=', true)
        .execute()),
    );
  }
  return new Set(found.map(({ bookingId }) => bookingId));
}

/** The refusal, on the fields it is about. */
export const invoicedConflict = (fields: readonly string[]): ProblemError =>
  conflict('booking.invoiced', { fields: fields.map((field) => ({ field, messageKey: 'problem.booking.invoiced' })) });
