import { invoiceNumber, normaliseIban } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { conflict } from '../../kernel/problem.ts';
import { ledgerDate } from '../closing/closing-queries.ts';

/** Part of a bank transaction that paid an expense. */
interface PaidPart {
  readonly id: number;
  readonly expenseId: number;
  /** As at the bank: negative. */
  readonly amount: number;
  /** Day of the transaction. */
  readonly date: string;
}

/** Confirms the open order of an expense that a part of exactly its amount paid, and marks an expense that is paid in full. */
export async function settleExpense(trx: Db, { id, expenseId, amount, date }: PaidPart): Promise<void> {
  await sql`
    with confirmed as (
      update payment_order set state = 'paid', "partId" = ${id}
      where kind = 'expense' and "recordId" = ${expenseId} and state = 'open' and amount = ${-amount}::numeric
      returning "batchId")
    update payment_batch set state = 'sent', "sentOn" = coalesce("sentOn", ${date})
    where id in (select "batchId" from confirmed) and state = 'made'`.execute(trx);
  await sql`
    update expense set "paidFrom" = 'bank', "paidOn" = ${date}
    where id = ${expenseId} and "paidFrom" = 'open'
      and price + (select sum(amount) from bank_part where "expenseId" = expense.id) <= 0
      and not exists (select from payment_order where kind = 'expense' and "recordId" = expense.id and state = 'open')`.execute(
    trx,
  );
}

/** Opens an expense whose part was undone, and the order of it; the order counts as refused when a newer one is open. */
export async function reopenExpense(trx: Db, { id, expenseId }: Pick<PaidPart, 'id' | 'expenseId'>): Promise<void> {
  await sql`
    update expense set "paidFrom" = 'open', "paidOn" = null
    where id = ${expenseId} and "paidFrom" = 'bank'
      and not exists (select from payment_order where kind = 'expense' and "recordId" = expense.id and state = 'open')`.execute(
    trx,
  );
  await sql`
    update payment_order paid set "partId" = null,
      state = case when exists (select from payment_order other
        where other.kind = 'expense' and other."recordId" = paid."recordId" and other.state = 'open') then 'refused' else 'open' end
    where "partId" = ${id}`.execute(trx);
}

/** Author columns of what an import books. */
interface ImportAuthor {
  readonly at: Date;
  readonly userId: number;
  readonly userName: string;
}

interface OrderedLine {
  id: number;
  date: string;
  amount: number;
  account: string | null;
  expenseId: number;
  iban: string;
}

/**
 * Books the bank transactions of an import that execute orders of expenses: reference, amount and account are those of the order, so that nothing is left
 * to decide (specification/payments.md#batches). Another account or amount is left to a person.
 */
export async function payOrderedExpenses(trx: Db, importId: number, by: ImportAuthor): Promise<void> {
  const { rows } = await sql<OrderedLine>`
    select line.id, line.date, line.amount, line.account, ordered."recordId" as "expenseId", ordered.iban
    from bank_transaction line
    join payment_order ordered on ordered.kind = 'expense' and ordered.state = 'open' and ordered.amount = -line.amount
      and ordered."endToEndId" = coalesce(substring(line.detail from 'NVT[0-9]{12}'), substring(line.raw from 'NVT[0-9]{12}'))
    where line."importId" = ${importId} and not line.returned
    order by line.id for update of line, ordered`.execute(trx);
  const paid = new Set<number>();
  for (const { id, expenseId, account, iban, amount, date } of rows) {
    if (paid.has(expenseId) || normaliseIban(account ?? '') !== normaliseIban(iban)) continue;
    paid.add(expenseId);
    const row = { transactionId: id, type: 'expense' as const, date: await ledgerDate(trx, date, by.at), amount };
    const none = { clientId: null, reason: null, reversalOf: null };
    const part = await trx
      .insertInto('bank_part')
      .values({ ...row, ...none, expenseId, ...by })
      .returning('id')
      .executeTakeFirstOrThrow();
    await settleExpense(trx, { id: part.id, expenseId, amount, date });
  }
}

/** Values of an expense that its payment depends on. */
interface Payable {
  readonly price?: number | null | undefined;
  readonly paidFrom?: string | null | undefined;
  readonly supplierId?: number | null | undefined;
}

/**
 * Refuses to change what an open order pays; the expense is locked.
 * @throws ProblemError 409 `expense.ordered` with the batch
 */
export async function refuseOrderedExpense(trx: Db, id: number, before: Payable, after: Payable): Promise<void> {
  const fields = ['price', 'paidFrom', 'supplierId'] as const;
  if (fields.every((field) => after[field] === undefined || after[field] === before[field])) return;
  const order = await trx
    .selectFrom('payment_order')
    .select('batchId')
    .where((where) => where.and({ kind: 'expense', recordId: id, state: 'open' }))
    .executeTakeFirst();
  if (order) throw conflict('expense.ordered', { params: { expense: invoiceNumber(id), batch: order.batchId } });
}
