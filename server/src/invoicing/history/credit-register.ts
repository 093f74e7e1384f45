import { type DateRange, type InvoiceKind, overpaidAmount, sumMoney } from '@navette/shared/domain';
import { sql } from 'kysely';
import { nameColumn } from '../../db/name-column.ts';
import type { Db } from '../../db/database.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { standingColumns, standingOf } from '../account/account-queries.ts';
import { INVOICE_TABLES } from '../kinds.ts';
import { lastSent } from '../sending/sent-marks.ts';

type CreditNoteEntry = AnswerOf<'listCreditNotes'>[number];

interface NoteRow extends Omit<CreditNoteEntry, 'refund'> {
  readonly credited: number;
  readonly paid: number;
  readonly open: number;
}

/** Amount of a credit note still to be refunded: the overpayment of its invoice, up to its own amount. */
export function refundOf({ amount, credited, paid, open }: Pick<NoteRow, 'amount' | 'credited' | 'paid' | 'open'>) {
  const overpaid = overpaidAmount({ credited, paid, amount: sumMoney([credited, paid, open]) });
  return Math.min(overpaid, Math.abs(amount));
}

/** Credit notes of a kind of invoices in a period. */
async function notesOf(db: Db, kind: InvoiceKind, { start, end }: DateRange): Promise<CreditNoteEntry[]> {
  const name = kind === 'insurance' ? sql.ref('payer.name') : nameColumn('list', 'payer');
  const { rows } = await sql<NoteRow>`
    select note.id, note.date, note.kind, note."invoiceId", payer.id as "payerId", coalesce(${name}, '') as name, note.amount, note.reason,
      ${sql.join(standingColumns('invoice').slice(0, 3))}, ${lastSent('credit', 'note.id')} as sent
    from credit_note note
    join ${sql.table(INVOICE_TABLES[kind])} invoice on invoice.id = note."invoiceId"
    join ${sql.table(kind)} payer on payer.id = invoice.${sql.ref(`${kind}Id`)}
    left join ${standingOf(kind)} on standing."invoiceId" = invoice.id
    where note.kind = ${kind} and note.date between ${start} and ${end}`.execute(db);
  return rows.map(({ credited, paid, open, ...note }) => ({
    ...note,
    refund: refundOf({ amount: note.amount, credited, paid, open }),
  }));
}

/** Register of credit notes of some kinds of invoices, the latest first (specification/invoices.md#credit-notes-and-payments). */
export async function creditRegister(
  db: Db,
  kinds: readonly InvoiceKind[],
  range: DateRange,
): Promise<CreditNoteEntry[]> {
  const found: CreditNoteEntry[] = [];
  for (const kind of kinds) found.push(...(await notesOf(db, kind, range)));
  return found.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
}
