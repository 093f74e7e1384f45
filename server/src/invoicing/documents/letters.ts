import {
  InvoiceStatus,
  type Money,
  type RecallLevel,
  sumMoney,
  brusselsNow,
  type IsoDate,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { standingColumns, standingOf } from '../account/account-queries.ts';
import { reminderLetter } from '@navette/shared/document';
import { found } from '../../kernel/problem.ts';
import { refuseEach } from '../invoices/refusals.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { pdfOf, type PdfFile } from './pdf/render-pdf.ts';
import type { InvoicingServices } from '../services.ts';
import { logosOf, storedSource } from './stored-source.ts';

/** Client invoices with their paid and credited amounts, in euros; a closed one counts as paid whatever its ledger says. */
export async function paidOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('client_invoice')
    .leftJoin(standingOf('client'), 'standing.invoiceId', 'client_invoice.id')
    .select(['client_invoice.id', 'amount', 'status', 'cancelledAt', sql<RecallLevel>`recall`.as('recall')])
    .select(standingColumns('client_invoice'))
    .where('client_invoice.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, amount, status, recall, cancelledAt, paid, credited }) => {
      const isClosed = status === InvoiceStatus.closed;
      const settled: Money = isClosed ? amount : sumMoney([paid, credited]);
      return [id, { isClosed, isCancelled: cancelledAt !== null, recall, paid: settled, open: amount - settled }];
    }),
  );
}

type Letter = AnswerOf<'getReminderLetter'>;

export interface LetterOrder {
  readonly id: number;
  readonly level: Letter['level'];
}

type Settled = Awaited<ReturnType<typeof paidOf>>;

/** Days on which the reminders of letters were recorded, by invoice number and level. */
async function recordedDays(
  db: Db,
  orders: readonly LetterOrder[],
): Promise<(order: LetterOrder) => IsoDate | undefined> {
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .selectFrom('invoice_reminder')
    .select(['invoiceId', 'level', sql<IsoDate>`max(date)`.as('date')])
    .where('invoiceId', '=', sql<number>`any(${ids}::integer[])`)
    .groupBy(['invoiceId', 'level'])
    .execute();
  const days = new Map(rows.map(({ invoiceId, level, date }) => [`${invoiceId} ${level}`, date]));
  return ({ id, level }) => days.get(`${id} ${level}`);
}

/**
 * Contents of a reminder letter: with the day of the recorded reminder, so that a reprint equals the letter that was sent; else with today.
 * @throws ProblemError 404 for an unknown number
 */
export async function letterSource(db: Db, order: LetterOrder, now: Date): Promise<Letter> {
  const dayOf = await recordedDays(db, [order]);
  return letterOf(db, order, dayOf(order) ?? brusselsNow(now).date, await paidOf(db, [order.id]));
}

async function letterOf(db: Db, { id, level }: LetterOrder, today: IsoDate, settled: Settled): Promise<Letter> {
  const { paid } = found(settled.get(id));
  return { invoice: await storedSource(db, 'client', id), level, today, paid };
}

/** Reason why an invoice gets no letter; undefined when it gets one. */
function reasonForNone(invoice: ReturnType<Settled['get']>, level: Letter['level']): string | undefined {
  if (!invoice) return 'unknown';
  if (invoice.isCancelled) return 'cancelled';
  if (invoice.isClosed) return 'closed';
  if (invoice.open <= 0) return 'paid';
  // Recording the reminder will require the term of the one before, or a reason.
  return level > invoice.recall ? 'level' : undefined;
}

/** Field of the call for the nth letter. */
type FieldOf = (index: number) => string;

/** Refuses letters without an open amount, or without a recorded reminder, each on its field. */
function refuseDone(orders: readonly LetterOrder[], settled: Settled, fieldOf: FieldOf): void {
  const fields = orders.flatMap(({ id, level }, index) => {
    const reason = reasonForNone(settled.get(id), level);
    const messageKey = `validation.letter.${reason}`;
    return reason ? [{ field: fieldOf(index), messageKey, params: { invoice: id } }] : [];
  });
  refuseEach('letters', fields);
}

/**
 * Reminder letters as one PDF, in the requested order.
 * @param goesOut they are sent now, so that their term counts from today; else they are printed with the day on which the reminder was recorded
 * @throws ProblemError 409 that names each invoice without a letter; then there is no PDF
 */
export async function lettersPdf(
  { db, files }: Pick<InvoicingServices, 'db' | 'files'>,
  orders: readonly LetterOrder[],
  now: Date,
  {
    fieldOf = (index) => `letters.${index}.id`,
    goesOut = false,
  }: { readonly fieldOf?: FieldOf; readonly goesOut?: boolean } = {},
): Promise<PdfFile> {
  const settled = await paidOf(
    db,
    orders.map(({ id }) => id),
  );
  refuseDone(orders, settled, fieldOf);
  const letters: Letter[] = [];
  const today = brusselsNow(now).date;
  const dayOf = await recordedDays(db, goesOut ? [] : orders);
  for (const order of orders) letters.push(await letterOf(db, order, dayOf(order) ?? today, settled));
  const author = letters[0]?.invoice.company.companyName ?? '';
  const logos = await logosOf(
    files,
    letters.map(({ invoice }) => invoice),
  );
  return pdfOf(letters.map(reminderLetter), { author, made: now, logos }, `rappels-${today}`);
}
