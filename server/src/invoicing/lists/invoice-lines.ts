import { INVOICE_ADDRESSEES, type InvoiceKind } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { bookingRows } from '../../dispatch/public.ts';
import { notFound } from '../../kernel/problem.ts';
import { INVOICE_LINES } from '../../dispatch/public.ts';
import type { WalletRow } from '../wallets/wallet-row.ts';

/**
 * The bookings of an invoice as they were when it was made; notes and other fields not stored with its lines are current.
 * @throws ProblemError 404 when the payer has no such invoice
 */
export async function invoiceBookings(
  db: Db,
  kind: InvoiceKind,
  { invoiceId, payerId }: { readonly invoiceId: number; readonly payerId: number },
): Promise<WalletRow[]> {
  const invoice = sql.table(`${kind}_invoice`);
  const { rows: found } = await sql`select from ${invoice}
    where id = ${invoiceId} and ${sql.ref(INVOICE_ADDRESSEES[kind])} = ${payerId}`.execute(db);
  if (found.length === 0) throw notFound();
  const lines = await db
    .selectFrom(INVOICE_LINES[kind])
    .select(['bookingId', 'amount', 'snapshot'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('position')
    .execute();
  const ids = lines.map(({ bookingId }) => bookingId);
  const bookings = await bookingRows(db)
    .where('booking.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  const today = new Map(bookings.map((booking) => [booking.id, booking]));
  return lines.flatMap(({ bookingId, amount, snapshot }) => {
    const booking = today.get(bookingId);
    return booking ? [{ ...booking, total: amount, ...snapshot }] : [];
  });
}
