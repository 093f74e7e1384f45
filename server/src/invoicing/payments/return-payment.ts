import { bankAmount, ledgerAmount } from '@navette/shared/bank';
import {
  fromCents,
  type InvoiceKind,
  InvoiceStatus,
  isPaidInFull,
  openAmount,
  subtractMoney,
  toCents,
} from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { found, conflict } from '../../kernel/problem.ts';
import {
  returnsOf,
  returnablePayments,
  type ReturnablePayment,
  invoiceState,
  type InvoiceState,
} from '../account/account-queries.ts';
import { noteReturn } from '../batches/order-states.ts';
import { lockLine } from '../matching/matching-queries.ts';
import { adjustWriteOff, type Author, changeStatus } from '../account/write-offs.ts';
import { ledgerDate } from '../closing/closing-queries.ts';
import { insertEntry, reverseEntry } from './record-payment.ts';

type Line = NonNullable<Awaited<ReturnType<typeof lockLine>>>;

interface Returned {
  readonly line: Pick<Line, 'id' | 'date'>;
  readonly payment: ReturnablePayment;
  /** Amount of the returning transaction, with its sign. */
  readonly amount: number;
}

/**
 * Writes the return of a payment by the bank to the ledger of a locked invoice, and reopens the invoice if an amount becomes open.
 * @returns id of the entry
 */
export async function returnPayment(
  trx: Db,
  invoice: InvoiceState,
  { line, payment, amount }: Returned,
  by: Author,
): Promise<number> {
  const { kind, status } = invoice;
  const entry = ledgerAmount(kind, amount);
  const after = { ...invoice, paid: subtractMoney(invoice.paid, -entry) };
  const opens = status === InvoiceStatus.closed && !isPaidInFull(after);
  const back = {
    date: await ledgerDate(trx, line.date, by.at),
    amount: entry,
    source: 'bank',
    transactionId: line.id,
    rule: payment.rule,
    returnOf: payment.id,
    statusBefore: opens ? status : null,
  } as const;
  const id = await insertEntry(trx, invoice, back, by);
  await noteReturn(trx, payment.id, true);
  const before = payment.statusBefore ?? InvoiceStatus.pending;
  if (opens) await changeStatus(trx, after, { status: before }, by);
  else await adjustWriteOff(trx, after, by);
  return id;
}

/** Pairs a manually matched transaction with the one that it returns, if their amounts are opposite. */
export const pairWhole = (trx: Db, { line, payment }: { readonly line: Line; readonly payment: ReturnablePayment }) =>
  trx
    .updateTable('bank_transaction')
    .set({ returnOf: payment.transactionId })
    .where('id', '=', line.id)
    .where((where) =>
      where.exists(
        where
          .selectFrom('bank_transaction as paid')
          .select('paid.id')
          .where('paid.id', '=', payment.transactionId)
          .where('paid.amount', '=', -line.amount)
          .where('paid.returnOf', 'is', null),
      ),
    )
    .execute();

/**
 * The payment of an invoice that a transaction of this amount returns: the latest of exactly that amount, else of more, else with any returnable
 * remainder.
 */
export function paymentToReturn(
  kind: InvoiceKind,
  payments: readonly ReturnablePayment[],
  back: number,
): { readonly payment: ReturnablePayment; readonly amount: number } | undefined {
  const fits = payments.filter(({ left }) => left !== 0 && bankAmount(kind, left) > 0 !== back > 0);
  const size = Math.abs(back);
  const payment =
    fits.findLast(({ left }) => Math.abs(left) === size) ??
    fits.findLast(({ left }) => Math.abs(left) > size) ??
    fits.at(-1);
  return payment && { payment, amount: Math.sign(back) * Math.min(size, Math.abs(payment.left)) };
}

/**
 * Pairs a transaction with the earlier one that it returns: payments of that one are returned in the ledgers, and the part without payments is
 * settled by both.
 * @throws ProblemError 409 when they do not fit, or one of them is already paired, matched, or in part a credit, an expense or set aside
 */
export async function pairReturn(
  trx: Db,
  { transactionId, returnOf }: { readonly transactionId: number; readonly returnOf: number },
  by: Author,
): Promise<void> {
  // In the order of their ids, so that concurrent pairings wait for each other.
  const locked = new Map<number, Line>();
  for (const id of [transactionId, returnOf].toSorted((a, b) => a - b)) locked.set(id, found(await lockLine(trx, id)));
  const [back, payment] = [found(locked.get(transactionId)), found(locked.get(returnOf))];
  const isFree = [back, payment].every(
    ({ returnOf: of, returnedBy, other }) => of === null && returnedBy === null && other === 0,
  );
  const fits =
    back.amount > 0 !== payment.amount > 0 &&
    Math.abs(back.amount) <= Math.abs(payment.amount) &&
    back.date >= payment.date;
  if (!isFree || !fits || back.rest !== back.amount || back.amount === 0) throw conflict('transaction.return');
  const paid = await returnablePayments(trx, { transactionId: returnOf });
  const bankLeft = ({ kind, left }: ReturnablePayment) => bankAmount(kind, left);
  const exact = paid.find((entry) => bankLeft(entry) === -back.amount);
  // A partial return concerns the part that paid no invoice, if the amounts are equal.
  let rest = exact ? 0 : toCents(payment.rest) === -toCents(back.amount) ? 0 : toCents(back.amount);
  const chosen = exact ? [{ entry: exact, amount: back.amount }] : [];
  for (const entry of exact ? [] : paid) {
    const cents = Math.min(Math.abs(rest), Math.abs(toCents(bankLeft(entry)))) * Math.sign(rest);
    if (cents === 0) continue;
    rest -= cents;
    chosen.push({ entry, amount: fromCents(cents) });
  }
  for (const { entry, amount } of chosen) {
    const invoice = await invoiceState(trx, entry.kind, entry.invoiceId, { lock: true });
    await returnPayment(trx, invoice, { line: back, payment: entry, amount }, by);
  }
  await trx.updateTable('bank_transaction').set({ returnOf }).where('id', '=', transactionId).execute();
}

/**
 * Reverses everything that a transaction returned: its entries by counter-entries, and its pairing. An invoice that it reopened is closed again.
 * @param only does nothing unless this entry is among them
 * @returns ids of the counter-entries by those of the entries
 * @throws ProblemError 409 when it returns nothing, or `only` is already reversed
 */
export async function undoReturnOf(
  trx: Db,
  transactionId: number,
  by: Author,
  only?: number,
): Promise<ReadonlyMap<number, number>> {
  const line = found(await lockLine(trx, transactionId));
  const entries = await returnsOf(trx, transactionId);
  if (only !== undefined && !entries.some(({ id }) => id === only)) throw conflict('payment.reversed');
  if (line.returnOf === null && entries.length === 0) throw conflict('transaction.return');
  const made = new Map<number, number>();
  for (const entry of entries) {
    const invoice = await invoiceState(trx, entry.kind, entry.invoiceId, { lock: true });
    made.set(entry.id, await reverseEntry(trx, entry, by));
    const after = { ...invoice, paid: subtractMoney(invoice.paid, entry.amount) };
    // Only without an open amount, which was never written off.
    if (entry.statusBefore !== null && openAmount(after) === 0)
      await changeStatus(trx, after, { status: entry.statusBefore }, by);
    else await adjustWriteOff(trx, after, by);
  }
  await trx.updateTable('bank_transaction').set({ returnOf: null }).where('id', '=', transactionId).execute();
  return made;
}
