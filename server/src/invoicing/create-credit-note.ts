import {
  brusselsNow,
  type CreditAmounts,
  creditableAmount,
  creditAmounts,
  creditNoteNumber,
  freeAmounts,
  type InvoiceSide,
  openAmount,
  sumMoney,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { INVOICE_LINES } from '../dispatch/public.ts';
import type { BodyOf } from '../kernel/operation.ts';
import { invalid } from '../kernel/problem.ts';
import { companyProfile } from '../masterdata/public.ts';
import { creditableLines, invoiceState } from './account/account-queries.ts';
import { adjustWriteOff, type Author } from './account/write-offs.ts';
import { refuseOrdered } from './batches/order-states.ts';
import { lockForInvoice, takeNumber } from './invoices/issue-queries.ts';
import { insertRecords } from './invoices/insert-invoices.ts';
import { questionDocumentDate, refuseEach, refuseOtherAmount } from './invoices/refusals.ts';

type Lines = Awaited<ReturnType<typeof creditableLines>>;

/**
 * Credits an invoice, as a whole, some of its lines or a free amount: number, lines and freed bookings in one transaction, in the lock order of
 * ADR 26. The invoice itself is unchanged.
 * @returns the number of the credit note
 * @throws ProblemError 400 or 409 that names the line or the field; no number is consumed
 */
export async function createCreditNote(
  trx: Db,
  { kind, invoiceId, date, amount, reason, bookings, confirmDate: confirmed = false }: BodyOf<'createCreditNote'>,
  by: Author,
): Promise<number> {
  const { caller, at } = by;
  await lockForInvoice(trx, bookings);
  const invoice = await invoiceState(trx, kind, invoiceId, { lock: true });
  await refuseOrdered(trx, invoice);
  if (date < invoice.date) throw invalid({ field: 'date', messageKey: 'validation.credit.beforeInvoice' });
  // An invoice may be dated ahead; its credit note must not be dated earlier.
  const today = brusselsNow(at).date;
  if (date > today && date > invoice.date) throw invalid({ field: 'date', messageKey: 'validation.future' });
  const lines = await creditableLines(trx, kind, invoiceId);
  refuseLines(lines, bookings);
  const isFree = bookings.length === 0;
  const sums = isFree ? freeAmount(invoice, amount) : creditAmounts({ ...invoice, lines }, new Set(bookings));
  if (!isFree && kind !== 'driver' && sums.total <= 0)
    throw invalid({ field: 'bookings', messageKey: 'validation.credit.nothing' });
  refuseOtherAmount('amount', sums.total, amount);
  const id = await takeNumber(trx, 'credit');
  await questionDocumentDate(trx, 'credit', { date, field: 'date', confirmed }, at);
  const credited = sumMoney([invoice.credited, sums.total]);
  const after = { ...invoice, credited };
  // Stored, so that the remainder on its document stays that of the day.
  const totals = { ...sums, open: openAmount(after), invoiceAmount: invoice.amount };
  const kept = { totals: JSON.stringify(totals), company: JSON.stringify(await companyProfile(trx)) };
  await trx
    .insertInto('credit_note')
    .values({
      id,
      kind,
      invoiceId,
      date,
      amount: sums.total,
      reason: reason.trim(),
      whole: sums.whole,
      ...kept,
      issuedAt: at,
      issuedBy: caller.user.id,
    })
    .execute();
  const taken = lines.filter(({ bookingId }) => bookings.includes(bookingId));
  await insertRecords(
    trx,
    'credit_note_line',
    ['creditNoteId', 'position', 'kind', 'invoiceId', 'bookingId', 'amount', 'parking'],
    taken.map((line, index) => ({ ...line, creditNoteId: id, position: index + 1, kind, invoiceId })),
  );
  await adjustWriteOff(trx, after, by);
  await trx
    .updateTable(INVOICE_LINES[kind])
    .set({ live: false })
    .where('invoiceId', '=', invoiceId)
    .where('bookingId', '=', sql<number>`any(${bookings}::integer[])`)
    .execute();
  return id;
}

/**
 * Sums of a credit note of a free amount, which leaves the bookings on the invoice.
 * @throws ProblemError 400 for more than is still creditable
 */
function freeAmount(invoice: InvoiceSide, amount: number): CreditAmounts {
  const max = creditableAmount(invoice);
  if (amount === 0 || amount > 0 !== max > 0 || Math.abs(amount) > Math.abs(max))
    throw invalid({ field: 'amount', messageKey: 'validation.credit.most', params: { max: Math.abs(max) } });
  return freeAmounts(amount);
}

function refuseLines(lines: Lines, bookings: readonly number[]): void {
  const byBooking = new Map(lines.map((line) => [line.bookingId, line]));
  const fields = bookings.flatMap((booking, index) => {
    const line = byBooking.get(booking);
    const field = `bookings.${index}`;
    if (!line) return [{ field, messageKey: 'validation.credit.noLine', params: { booking } }];
    const note = line.creditNoteId;
    if (note === null) return [];
    return [{ field, messageKey: 'validation.credit.credited', params: { booking, note: creditNoteNumber(note) } }];
  });
  refuseEach('credit.lines', fields);
}
