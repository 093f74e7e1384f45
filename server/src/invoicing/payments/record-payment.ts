import type { MatchRule, PaymentSource } from '@navette/openapi/enums';
import {
  brusselsNow,
  DEFAULT_WRITE_OFF_LIMIT,
  type InvoiceKind,
  InvoiceStatus,
  isPaidInFull,
  MAX_MONEY,
  mayWriteOff,
  openAmount,
  overpaidAmount,
  parseMoneyText,
  paymentDateQuestion,
  proposedStatus,
  subtractMoney,
  sumMoney,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NewRow, Row } from '../../db/types.ts';
import { found, conflict, invalid } from '../../kernel/problem.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { invoiceState, type InvoiceState } from '../account/account-queries.ts';
import { settingsByName } from '../../masterdata/public.ts';
import { refuseOverdrawn } from '../reconcile/part-queries.ts';
import { confirmOrder, noteReturn, refuseOrdered, reopenOrder } from '../batches/order-states.ts';
import { refuseOddDate } from '../invoices/refusals.ts';
import { activeWriteOff, adjustWriteOff, type Author, authorOf, changeStatus } from '../account/write-offs.ts';

/** Writes an entry to the ledger of an invoice; answers its id. */
export async function insertEntry(
  trx: Db,
  { kind, invoiceId }: Pick<InvoiceState, 'kind' | 'invoiceId'>,
  entry: Pick<NewRow<'invoice_payment'>, 'date' | 'amount' | 'source'> & Partial<NewRow<'invoice_payment'>>,
  by: Author,
): Promise<number> {
  const usual = { rule: null, transactionId: null, reversalOf: null, statusBefore: null };
  const row = { ...usual, ...entry, ...authorOf(by), kind, invoiceId };
  return (await trx.insertInto('invoice_payment').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export interface NewPayment {
  readonly date: string;
  /** Euros, signed as the invoice: a refund of an overpayment has the opposite sign. */
  readonly amount: number;
  readonly source: PaymentSource;
  readonly transactionId?: number;
  readonly rule?: MatchRule | null;
  /** Confirms a date before the invoice. */
  readonly confirmDate?: boolean | undefined;
  /** Closes the invoice as well. */
  readonly close?: boolean | undefined;
  /** Reason for closing it despite an open or overpaid amount. */
  readonly reason?: string | null | undefined;
}

/**
 * Writes a payment to the ledger of a locked invoice, and closes it on request.
 * @returns id of the entry
 * @throws ProblemError 400 when the amount is 0 or refunds more than was overpaid, or the date is in the future; 409 when it is to be closed without
 * a reason despite an open amount, or the date is before the invoice without confirmation
 */
export async function recordPayment(
  trx: Db,
  invoice: InvoiceState,
  { close = false, confirmDate = false, reason, rule = null, transactionId, ...payment }: NewPayment,
  by: Author,
): Promise<number> {
  const { status } = invoice;
  refuseAmount(invoice, payment.amount);
  if (payment.date > brusselsNow(by.at).date) throw invalid({ field: 'date', messageKey: 'validation.future' });
  if (!confirmDate) questionPaymentDate(invoice, payment.date, transactionId === undefined ? 'date' : 'invoiceId');
  const closes = close && status !== InvoiceStatus.closed;
  const statusBefore = closes ? status : null;
  if (transactionId === undefined) await refuseOrdered(trx, invoice);
  const entry = { ...payment, rule, transactionId: transactionId ?? null, statusBefore };
  const id = await insertEntry(trx, invoice, entry, by);
  if (transactionId !== undefined) await confirmOrder(trx, invoice, { ...payment, id });
  const after = { ...invoice, paid: sumMoney([invoice.paid, payment.amount]) };
  if (closes) {
    await changeStatus(trx, after, { status: InvoiceStatus.closed, reason }, by);
    if (payment.source === 'bank') await refuseWriteOff(trx, after, by);
  } else await adjustWriteOff(trx, after, by);
  if (payment.source === 'credit') await takeCredit(trx, invoice);
  return id;
}

/** Credit is that of a client; more than it is refused. */
async function takeCredit(trx: Db, { kind, payerId }: InvoiceState): Promise<void> {
  if (kind !== 'client') throw invalid({ field: 'source', messageKey: 'validation.credit.client' });
  await refuseOverdrawn(trx, payerId);
}

/** Refuses to write off a difference above the limit, unless the user is a super user. */
async function refuseWriteOff(trx: Db, invoice: InvoiceState, { caller }: Author): Promise<void> {
  const text = (await settingsByName(trx)).get('writeOffLimit') ?? '';
  const limit = parseMoneyText(text) ?? DEFAULT_WRITE_OFF_LIMIT;
  const open = openAmount(invoice);
  if (mayWriteOff(open, { limit, role: caller.user.role })) return;
  const params = { limit, open: Math.abs(open) };
  throw conflict('writeOff.limit', {
    params,
    fields: [{ field: 'reason', messageKey: 'validation.writeOff.limit', params }],
  });
}

/**
 * Requires a confirmation of a payment dated before its invoice, also of a refund or a return.
 * @param field field of the request to correct: the date, or the invoice when the date comes from the bank
 * @throws ProblemError 409 `payment.date`
 */
export function questionPaymentDate(invoice: InvoiceState, date: string, field: 'date' | 'invoiceId'): void {
  const question = paymentDateQuestion(date, invoice);
  if (question) refuseOddDate('payment.date', field, [question]);
}

/** Refuses an amount that exceeds the limit of money, 0, the opposite sign without an overpayment, and a refund of more than that. */
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
 * Status that a closed invoice gets back without a payment: the one before it if the payment closed it; pending if it was fully paid until now, so
 * that it was closed after the confirmation that follows a payment, or if its remainder was written off: more would be written off without a
 * decision. Undefined for one that stays closed.
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
 * Writes the counter-entry of an entry.
 * @returns id of the counter-entry
 * @throws ProblemError 409 when it is already reversed, is a counter-entry itself, or is a payment that the bank returned
 */
export async function reverseEntry(
  trx: Db,
  { id, amount, kind, invoiceId, source, rule, transactionId, reversalOf, returnOf }: Row<'invoice_payment'>,
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
  if (returnOf === null) await reopenOrder(trx, id);
  else await noteReturn(trx, returnOf, false);
  const counter = { date: brusselsNow(by.at).date, amount: -amount, source, rule, transactionId, reversalOf: id };
  return insertEntry(trx, { kind, invoiceId }, counter, by);
}

/**
 * Reverses a payment by a counter-entry; an invoice that it closed gets back its status, unless somebody changed it since.
 * @returns id of the counter-entry
 * @throws ProblemError 409 when the payment is already reversed, is a counter-entry itself, or was returned by the bank
 */
export async function undoPayment(trx: Db, id: number, by: Author): Promise<number> {
  const payment = await findPayment(trx, id);
  const { kind, invoiceId, transactionId } = payment;
  if (transactionId !== null)
    await trx.selectFrom('bank_transaction').select('id').where('id', '=', transactionId).forUpdate().execute();
  const invoice = await invoiceState(trx, kind, invoiceId, { lock: true });
  const made = await reverseEntry(trx, payment, by);
  if (payment.source === 'credit') await refuseOverdrawn(trx, invoice.payerId);
  const status = reopenedTo(invoice, (await activeWriteOff(trx, invoice)) !== undefined, payment);
  if (status !== undefined) await changeStatus(trx, invoice, { status }, by);
  return made;
}

/** An entry, and the current state of its invoice. */
export async function paymentMade(
  db: Db,
  id: number,
  { kind, invoiceId }: { readonly kind: InvoiceKind; readonly invoiceId: number },
): Promise<AnswerOf<'createPayment'>> {
  const state = await invoiceState(db, kind, invoiceId);
  return { id, open: openAmount(state), status: state.status, proposedStatus: proposedStatus(state, state.status) };
}
