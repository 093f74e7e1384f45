import type { MatchRule, PaymentSource } from '@navette/openapi/enums';
import {
  brusselsNow,
  type InvoiceKind,
  InvoiceStatus,
  isPaidInFull,
  MAX_MONEY,
  openAmount,
  overpaidAmount,
  paymentDateQuestion,
  proposedStatus,
  subtractMoney,
  sumMoney,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/types.ts';
import { found } from '../../kernel/found.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { conflict, invalid } from '../../kernel/problem.ts';
import { invoiceState, type InvoiceState } from '../account/locked-invoice.ts';
import { refuseOddDate } from '../invoices/question-date.ts';
import { activeWriteOff, adjustWriteOff, type Author, authorOf, changeStatus } from '../account/write-offs.ts';

/** A payment to write. */
export interface NewPayment {
  readonly date: string;
  /** Euros, in the sense of the invoice: a refund of what was paid too much has the other sign. */
  readonly amount: number;
  readonly source: PaymentSource;
  readonly transactionId?: number;
  readonly rule?: MatchRule | null;
  /** A person says that it is before its invoice. */
  readonly confirmDate?: boolean | undefined;
  /** A person says that the invoice is to be closed as well. */
  readonly close?: boolean | undefined;
  /** Why it is closed although something stays open, or too much was paid. */
  readonly reason?: string | null | undefined;
}

/**
 * Writes a payment in the ledger of an invoice that is locked, and closes it where a person says so.
 * @returns number of the entry
 * @throws ProblemError 400 when the amount is 0 or gives back more than was paid too much, or the day is to come; 409 when it is to be closed without a reason while something
 *   stays open, or the day is before the invoice and nobody said that it is meant
 */
export async function recordPayment(
  trx: Db,
  invoice: InvoiceState,
  { close = false, confirmDate = false, reason, rule = null, transactionId, ...payment }: NewPayment,
  by: Author,
): Promise<number> {
  const { kind, invoiceId, status } = invoice;
  refuseAmount(invoice, payment.amount);
  if (payment.date > brusselsNow(by.at).date) throw invalid({ field: 'date', messageKey: 'validation.future' });
  if (!confirmDate) questionPaymentDate(invoice, payment.date, transactionId === undefined ? 'date' : 'invoiceId');
  const closes = close && status !== InvoiceStatus.closed;
  const { id } = await trx
    .insertInto('invoice_payment')
    .values({
      ...payment,
      ...authorOf(by),
      kind,
      invoiceId,
      rule,
      transactionId: transactionId ?? null,
      reversalOf: null,
      statusBefore: closes ? status : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = { ...invoice, paid: sumMoney([invoice.paid, payment.amount]) };
  if (closes) await changeStatus(trx, after, { status: InvoiceStatus.closed, reason }, by);
  else await adjustWriteOff(trx, after, by);
  return id;
}

/**
 * Questions a payment, a refund or a return that is before its invoice.
 * @param field the field of the request to correct: that of the day, or of the invoice where the bank gives the day
 * @throws ProblemError 409 `payment.date`
 */
export function questionPaymentDate(invoice: InvoiceState, date: string, field: 'date' | 'invoiceId'): void {
  const question = paymentDateQuestion(date, invoice);
  if (question) refuseOddDate('payment.date', field, [question]);
}

/** Refuses an amount that leaves more than any amount of money, 0, the other sign where nothing was paid too much, and a refund of more than that. */
function refuseAmount(invoice: InvoiceState, amount: number): void {
  const pays = amount !== 0 && amount > 0 === invoice.amount > 0;
  const paid = sumMoney([invoice.paid, amount]);
  if ([paid, openAmount({ ...invoice, paid })].some((sum) => Math.abs(sum) > MAX_MONEY))
    throw invalid({ field: 'amount', messageKey: 'validation.money' });
  if (pays) return;
  const overpaid = overpaidAmount(invoice);
  if (amount === 0 || overpaid === 0) {
    const messageKey = invoice.amount < 0 ? 'validation.payment.negative' : 'validation.payment.positive';
    throw invalid({ field: 'amount', messageKey });
  }
  if (Math.abs(amount) > overpaid)
    throw invalid({ field: 'amount', messageKey: 'validation.payment.refund', params: { max: overpaid } });
}

/** An entry of the ledger. */
export const findPayment = async (db: Db, id: number) =>
  found(await db.selectFrom('invoice_payment').selectAll().where('id', '=', id).executeTakeFirst());

/**
 * The status that a closed invoice gets back without a payment: the one before it where the payment closed it; pending where it was paid in full until now, so that
 * it was closed after the question that follows a payment, or where its rest was written off: more would be given up without anybody's word. Undefined for one that
 * stays closed.
 */
function reopenedTo(
  invoice: InvoiceState,
  isWrittenOff: boolean,
  { amount, statusBefore }: { readonly amount: number; readonly statusBefore: InvoiceStatus | null },
): InvoiceStatus | undefined {
  if (invoice.status !== InvoiceStatus.closed) return undefined;
  if (statusBefore !== null) return statusBefore;
  const wasPaid = isPaidInFull(invoice);
  return isWrittenOff || (wasPaid && !isPaidInFull({ ...invoice, paid: subtractMoney(invoice.paid, amount) }))
    ? InvoiceStatus.pending
    : undefined;
}

/**
 * Writes the entry of the other sign that undoes one.
 * @returns number of the counter-entry
 * @throws ProblemError 409 when it is undone already, undoes another, or is a payment that the bank gave back
 */
export async function reverseEntry(
  trx: Db,
  { id, amount, kind, invoiceId, source, rule, transactionId, reversalOf }: Row<'invoice_payment'>,
  by: Author,
): Promise<number> {
  const undone = await trx.selectFrom('invoice_payment').select('id').where('reversalOf', '=', id).executeTakeFirst();
  if (undone || reversalOf !== null) throw conflict('payment.reversed');
  const back = await trx
    .selectFrom('invoice_payment as back')
    .select('id')
    .where('returnOf', '=', id)
    .where(sql<boolean>`not exists (select from invoice_payment undo where undo."reversalOf" = back.id)`)
    .executeTakeFirst();
  if (back) throw conflict('payment.returned');
  const { id: made } = await trx
    .insertInto('invoice_payment')
    .values({
      ...authorOf(by),
      kind,
      invoiceId,
      source,
      rule,
      transactionId,
      date: brusselsNow(by.at).date,
      amount: -amount,
      reversalOf: id,
      statusBefore: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made;
}

/**
 * Undoes a payment by an entry of the other sign; an invoice that it closed gets back its status, unless somebody changed it since.
 * @returns number of the counter-entry
 * @throws ProblemError 409 when the payment is undone already, undoes another, or was given back by the bank
 */
export async function undoPayment(trx: Db, id: number, by: Author): Promise<number> {
  const payment = await findPayment(trx, id);
  const { kind, invoiceId, transactionId } = payment;
  if (transactionId !== null)
    await trx.selectFrom('bank_transaction').select('id').where('id', '=', transactionId).forUpdate().execute();
  const invoice = await invoiceState(trx, kind, invoiceId, { lock: true });
  const made = await reverseEntry(trx, payment, by);
  const status = reopenedTo(invoice, (await activeWriteOff(trx, invoice)) !== undefined, payment);
  if (status !== undefined) await changeStatus(trx, invoice, { status }, by);
  return made;
}

/** An entry, and how its invoice stands now. */
export async function paymentMade(
  db: Db,
  id: number,
  { kind, invoiceId }: { readonly kind: InvoiceKind; readonly invoiceId: number },
): Promise<AnswerOf<'createPayment'>> {
  const state = await invoiceState(db, kind, invoiceId);
  return { id, open: openAmount(state), status: state.status, proposedStatus: proposedStatus(state, state.status) };
}
