import {
  amountToMatch,
  bankAmount,
  createMatcher,
  ledgerAmount,
  LIKELY_RETURN,
  returnEvidence,
} from '@navette/shared/bank';
import { InvoiceStatus, invoiceOfOgm, openAmount, overpaidAmount } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { found, conflict, invalid } from '../../kernel/problem.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { returnablePayments, findInvoiceState, invoiceState } from '../account/account-queries.ts';
import type { Author } from '../account/write-offs.ts';
import { ledgerDate } from '../closing/closing-queries.ts';
import { questionPaymentDate, recordPayment } from '../payments/record-payment.ts';
import { pairWhole, paymentToReturn, returnPayment } from '../payments/return-payment.ts';
import { lockLine, payableInvoices, returnPairs } from './matching-queries.ts';

type Line = NonNullable<Awaited<ReturnType<typeof lockLine>>>;

/**
 * Matches a bank transaction with an invoice: locks the transaction, then the invoice, so that the second of two concurrent matches sees the
 * remainder.
 * @returns id of the ledger entry
 * @throws ProblemError 409 when the remainder of either is 0 or less than requested, or it is dated before the invoice without confirmation; 400 when
 * there is no such invoice, or the money goes the other way
 */
export async function matchTransaction(trx: Db, body: BodyOf<'matchTransaction'>, by: Author): Promise<number> {
  const { transactionId, kind, invoiceId, close, reason, confirmDate } = body;
  const line = found(await lockLine(trx, transactionId));
  const state = await findInvoiceState(trx, kind, invoiceId, { lock: true });
  if (!state)
    throw invalid({ field: 'invoiceId', messageKey: 'validation.payment.noInvoice', params: { invoice: invoiceId } });
  const open = openAmount(state);
  refuseMatched(line, body.amount ?? undefined);
  // A colleague closed it since it was shown: a second payment would be an overpayment that nobody decided.
  if (close && !reason && open === 0 && state.status === InvoiceStatus.closed)
    throw conflict('invoice.paid', { params: { invoice: invoiceId } });
  const amount = body.amount ?? amountToMatch(line.rest, { kind, open });
  const goesBack = state.amount !== 0 && line.rest > 0 !== bankAmount(kind, state.amount) > 0;
  if (goesBack && (amount === 0 || Math.abs(amount) > overpaidAmount(state))) {
    const asked = amount === 0 ? line.rest : amount;
    const back = paymentToReturn(kind, await returnablePayments(trx, { kind, invoiceId }), asked);
    if (back) {
      if (!confirmDate) questionPaymentDate(state, line.date, 'invoiceId');
      const id = await returnPayment(trx, state, { line, ...back }, by);
      if (back.amount === line.amount) await pairWhole(trx, { line, payment: back.payment });
      return id;
    }
  }
  if (amount === 0) {
    if (open === 0 && !goesBack) throw conflict('invoice.paid', { params: { invoice: invoiceId } });
    throw invalid({ field: 'invoiceId', messageKey: 'validation.payment.direction' });
  }
  const [invoice] = await payableInvoices(trx, { one: { kind, invoiceId } });
  const [match] = invoice ? createMatcher([invoice])(line) : [];
  const date = await ledgerDate(trx, line.date, by.at);
  const payment = { date, amount: ledgerAmount(kind, amount), source: 'bank', transactionId } as const;
  return recordPayment(trx, state, { ...payment, rule: match?.rule ?? null, close, reason, confirmDate }, by);
}

/** Refuses more than the remainder of a transaction, with the remainder and the invoice that has the rest. */
function refuseMatched({ rest, invoice }: Line, asked: number | undefined): void {
  const isTooMuch = asked !== undefined && (asked > 0 !== rest > 0 || Math.abs(asked) > Math.abs(rest));
  if (rest !== 0 && !isTooMuch) return;
  const params = { rest, invoice: invoice ?? 0 };
  const messageKey = rest > 0 && Number(asked) <= 0 ? 'validation.payment.positive' : 'validation.payment.rest';
  const fields = asked === undefined ? [] : [{ field: 'amount', messageKey, params }];
  throw conflict('transaction.matched', { params, fields });
}

/** Id of the entry that closed its invoice, or undefined when the proposal is not (or no longer) certain: nothing is written then. */
export async function matchCertain(trx: Db, transactionId: number, by: Author): Promise<number | undefined> {
  const line = await lockLine(trx, transactionId);
  if (!line || line.rest === 0) return undefined;
  const paid = (await orderedBy(trx, line)) ?? namedBy(line);
  if (!paid) return undefined;
  const { kind, invoiceId } = paid;
  const [invoice] = await payableInvoices(trx, { one: paid });
  if (!invoice || (await seemsGivenBack(trx, transactionId))) return undefined;
  const state = await invoiceState(trx, kind, invoiceId, { lock: true });
  const open = openAmount(state);
  const [match] = createMatcher([{ ...invoice, open }])(line);
  if (!match?.certain || (state.status === InvoiceStatus.closed && match.rule !== 'order')) return undefined;
  const amount = ledgerAmount(kind, match.amount);
  const date = await ledgerDate(trx, line.date, by.at);
  const payment = { date, amount, source: 'bank', transactionId, rule: match.rule } as const;
  return recordPayment(trx, state, { ...payment, close: amount === open }, by);
}

/** The invoice whose structured communication a transaction has. */
function namedBy({ structured }: Line) {
  const paid = invoiceOfOgm(structured ?? '');
  return paid && { kind: paid.kind === 'insurer' ? ('insurance' as const) : paid.kind, invoiceId: paid.invoiceId };
}

/** The invoice of the open order whose reference a transaction has; that of an expense is booked by its import. */
async function orderedBy(trx: Db, { endToEnd }: Line) {
  const order = await trx
    .selectFrom('payment_order')
    .select(['kind', 'recordId'])
    .where('endToEndId', '=', endToEnd ?? '')
    .where('state', '=', 'open')
    .executeTakeFirst();
  return order && order.kind !== 'expense' ? { kind: order.kind, invoiceId: order.recordId } : undefined;
}

/** Whether another transaction seems to return this one, so that no match of it is certain. */
const seemsGivenBack = async (trx: Db, id: number): Promise<boolean> =>
  (await returnPairs(trx, [id])).some(
    ({ back, payment }) => payment.id === id && (returnEvidence(back, payment) ?? 0) >= LIKELY_RETURN,
  );
