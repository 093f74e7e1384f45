import { brusselsNow, refusePart, subtractMoney } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NewRow } from '../../db/types.ts';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import { conflict, found, invalid } from '../../kernel/problem.ts';
import { paymentsFrom } from '../account/account-queries.ts';
import { type Author, authorOf } from '../account/write-offs.ts';
import { reopenExpense, settleExpense } from '../batches/expense-orders.ts';
import { ledgerDate } from '../closing/closing-queries.ts';
import { matchTransaction } from '../matching/match-transaction.ts';
import { lockLine } from '../matching/matching-queries.ts';
import { undoPayment } from '../payments/record-payment.ts';
import { undoReturnOf } from '../payments/return-payment.ts';
import { refuseCategory, refuseSupplier } from '../registers/register.ts';
import { findPart, partsOf, refuseOverdrawn } from './part-queries.ts';

type Form = BodyOf<'reconcileTransaction'>;
type NewPart = Form['parts'][number];
type Line = NonNullable<Awaited<ReturnType<typeof lockLine>>>;

const LEAST_REASON = 3;

/** Invoices come first: they are locked before clients are (ADR 26). */
const ORDER: Readonly<Record<NewPart['type'], number>> = { invoice: 0, expense: 1, aside: 2, credit: 3 };

/**
 * Divides a bank transaction over invoices, credits, expenses and what is set aside (specification/payments.md#matching).
 * @throws ProblemError 409 when a part exceeds the rest or a credit, 400 that names the field of a part
 */
export async function reconcileTransaction(
  trx: Db,
  { transactionId, parts, confirmDate }: Form,
  by: Author,
): Promise<void> {
  const line = found(await lockLine(trx, transactionId));
  let { rest } = line;
  for (const part of parts.toSorted((a, b) => ORDER[a.type] - ORDER[b.type])) {
    refuseAmount(rest, part.amount);
    rest = subtractMoney(rest, part.amount);
    if (part.type === 'invoice') await payInvoice(trx, { ...part, transactionId, confirmDate }, by);
    else await insertPart(trx, line, await PARTS[part.type](trx, line, part), by);
  }
}

function refuseAmount(rest: number, amount: number): void {
  const refusal = refusePart(rest, amount);
  if (refusal === undefined) return;
  const params = { rest, invoice: 0 };
  if (refusal === 'rest')
    throw conflict('transaction.matched', {
      params,
      fields: [{ field: 'amount', messageKey: 'validation.payment.rest', params }],
    });
  const messageKey = rest < 0 ? 'validation.payment.negative' : 'validation.payment.positive';
  throw invalid({ field: 'amount', messageKey });
}

const needed = (field: string) => invalid({ field, messageKey: 'validation.required' });

async function payInvoice(
  trx: Db,
  { kind, invoiceId, ...part }: NewPart & Pick<Form, 'transactionId' | 'confirmDate'>,
  by: Author,
): Promise<void> {
  if (kind === undefined || invoiceId === undefined) throw needed('invoiceId');
  const { transactionId, amount, close, reason, confirmDate } = part;
  await matchTransaction(trx, { transactionId, kind, invoiceId, amount, close, reason, confirmDate }, by);
}

type Values = Pick<NewRow<'bank_part'>, 'type' | 'amount'> & Partial<NewRow<'bank_part'>>;

/** Writes a part; answers its id. */
async function insertPart(
  trx: Db,
  { id, date: day }: Pick<Line, 'id' | 'date'>,
  values: Values,
  by: Author,
): Promise<number> {
  const date = await ledgerDate(trx, day, by.at);
  const usual = { transactionId: id, date, clientId: null, expenseId: null, reason: null, reversalOf: null };
  const row = { ...usual, ...authorOf(by), ...values };
  const made = await trx.insertInto('bank_part').values(row).returning('id').executeTakeFirstOrThrow();
  if (row.clientId !== null) await refuseOverdrawn(trx, row.clientId);
  if (row.expenseId !== null)
    await settleExpense(trx, { id: made.id, expenseId: row.expenseId, amount: row.amount, date: day });
  return made.id;
}

/** Values of a part of each type, once it is checked. */
const PARTS = {
  credit: async (trx: Db, _line: Line, { clientId, amount }: NewPart): Promise<Values> => {
    if (clientId === undefined) throw needed('clientId');
    const known = await trx.selectFrom('client').select('id').where('id', '=', clientId).executeTakeFirst();
    if (!known) throw invalid({ field: 'clientId', messageKey: 'validation.notFound' });
    return { type: 'credit', amount, clientId };
  },
  expense: async (trx: Db, line: Line, part: NewPart): Promise<Values> => {
    if (line.amount > 0) throw invalid({ field: 'amount', messageKey: 'validation.payment.negative' });
    const expenseId = part.expenseId === undefined ? await newExpense(trx, line, part) : await openExpense(trx, part);
    return { type: 'expense', amount: part.amount, expenseId };
  },
  aside: async (_trx: Db, _line: Line, { amount, reason }: NewPart): Promise<Values> => {
    const why = reason?.trim() ?? '';
    if (why.length < LEAST_REASON) throw invalid({ field: 'reason', messageKey: 'validation.aside.reason' });
    return { type: 'aside', amount, reason: why };
  },
} satisfies Record<Exclude<NewPart['type'], 'invoice'>, (trx: Db, line: Line, part: NewPart) => Promise<Values>>;

/** An expense that the bank has paid. */
const paid = ({ date }: Line) => ({ paidFrom: 'bank' as const, paidOn: date });

/** A new expense of what the transaction says; answers its id. */
async function newExpense(trx: Db, line: Line, part: NewPart): Promise<number> {
  const { name, amount, categoryId = null, supplierId = null } = part;
  const called = name?.trim() || line.counterparty?.trim() || line.detail.trim().slice(0, 100);
  if (!called) throw needed('name');
  await refuseCategory(trx, 'expense', categoryId);
  await refuseSupplier(trx, supplierId);
  const expense = {
    name: called,
    description: line.detail.trim() || called,
    price: -amount,
    date: line.date,
    categoryId,
    supplierId,
    ...paid(line),
  };
  return (await trx.insertInto('expense').values(expense).returning('id').executeTakeFirstOrThrow()).id;
}

/** A recorded expense, locked, of which enough is unpaid. */
async function openExpense(trx: Db, { expenseId, amount }: NewPart): Promise<number> {
  const expense = await trx
    .selectFrom('expense')
    .select(['id', 'price'])
    .where('id', '=', expenseId ?? 0)
    .forUpdate()
    .executeTakeFirst();
  if (!expense) throw invalid({ field: 'expenseId', messageKey: 'validation.notFound' });
  const { rows } = await sql<{ paid: number }>`
    select -coalesce(sum(amount), 0) as paid from bank_part where "expenseId" = ${expense.id}`.execute(trx);
  const left = subtractMoney(expense.price ?? 0, rows[0]?.paid ?? 0);
  if (-amount > left) throw invalid({ field: 'amount', messageKey: 'validation.expense.left', params: { left } });
  return expense.id;
}

/**
 * Writes the counter-entry of a part that pays no invoice.
 * @throws ProblemError 409 when it is undone already, or its credit has been used
 */
export async function undoPart(trx: Db, id: number, by: Author): Promise<void> {
  const { at: _at, userId: _user, userName: _name, ...part } = await findPart(trx, id);
  if (part.transactionId !== null) await lockLine(trx, part.transactionId);
  const undone = await trx.selectFrom('bank_part').select('id').where('reversalOf', '=', id).executeTakeFirst();
  if (undone || part.reversalOf !== null) throw conflict('payment.reversed');
  const { id: _id, ...kept } = part;
  const counter = { ...kept, date: brusselsNow(by.at).date, amount: -part.amount, reversalOf: id, ...authorOf(by) };
  await trx.insertInto('bank_part').values(counter).execute();
  if (part.clientId !== null) await refuseOverdrawn(trx, part.clientId);
  if (part.expenseId !== null) await reopenExpense(trx, { id, expenseId: part.expenseId });
}

/** Undoes everything that a bank transaction pays and returns, by counter-entries. */
export async function undoTransaction(trx: Db, id: number, by: Author): Promise<void> {
  const { returnOf } = found(await lockLine(trx, id));
  const payments = await paymentsFrom(trx, id);
  const [first] = await partsOf(trx, id);
  if (!first && returnOf === null) throw conflict('payment.reversed');
  if (returnOf !== null || payments.some((payment) => payment.returnOf !== null)) await undoReturnOf(trx, id, by);
  for (const payment of payments) if (payment.returnOf === null) await undoPayment(trx, payment.id, by);
  for (const part of await partsOf(trx, id)) await undoPart(trx, part.id, by);
}

/** A bank transaction with its rest and parts. */
export async function lineState(db: Db, transactionId: number): Promise<AnswerOf<'reconcileTransaction'>> {
  const { rest } = found(await lockLine(db, transactionId));
  return { transactionId, rest, parts: await partsOf(db, transactionId) };
}
