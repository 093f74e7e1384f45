import type { InvoiceKind } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { found } from '../../kernel/found.ts';
import type { InvoiceDocument } from './document-line.ts';
import { companyOf, feeOf, storedSource } from './stored-source.ts';

/** A credit note with the data of its document. */
export const creditNoteRow = async (db: Db, id: number) =>
  found(await db.selectFrom('credit_note').selectAll().where('id', '=', id).executeTakeFirst());

/**
 * Contents of a credit note's document: the credited lines, as stored with the invoice.
 * @throws ProblemError 404 for an unknown number
 */
export async function creditSource(db: Db, id: number): Promise<InvoiceDocument> {
  const note = await creditNoteRow(db, id);
  const kind: InvoiceKind = note.kind;
  const invoice = await storedSource(db, kind, note.invoiceId);
  const credited = await db.selectFrom('credit_note_line').select('bookingId').where('creditNoteId', '=', id).execute();
  const taken = new Set(credited.map(({ bookingId }) => bookingId));
  const lines = invoice.lines.filter((line) => taken.has(line.id));
  return {
    ...invoice,
    company: await companyOf(db, note.company),
    lines,
    amount: note.amount,
    fee: kind === 'client' ? feeOf(note.amount, lines) : 0,
    credit: { id, date: note.date, reason: note.reason, ...restOf(note.totals) },
  };
}

/** Open amount of the invoice when the note was made; unknown for old ones. */
function restOf({ open, invoiceAmount }: Readonly<Record<string, unknown>>) {
  return typeof open === 'number' && typeof invoiceAmount === 'number' ? { open, invoiceAmount } : {};
}
