import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { authorColumn } from '../../db/name-column.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { conflict, found } from '../../kernel/problem.ts';
import { bankAmount } from '@navette/shared/bank';
import { personName } from '@navette/shared/domain';
import { paymentsFrom } from '../account/account-queries.ts';

type LinePart = AnswerOf<'listTransactionParts'>[number];

/** Whether a part has no counter-entry and is none. */
const isActive = sql<boolean>`part."reversalOf" is null
  and not exists (select from bank_part undo where undo."reversalOf" = part.id)`;

/** Parts of a bank transaction that pay no invoice, without undone ones. */
const otherParts = (db: Db, transactionId: number) =>
  db
    .selectFrom('bank_part as part')
    .leftJoin('client', 'client.id', 'part.clientId')
    .leftJoin('expense', 'expense.id', 'part.expenseId')
    .select(['part.id', 'part.type', 'part.amount', 'part.clientId', 'part.expenseId', 'part.reason'])
    .select(['client.lastname', 'client.firstname', 'expense.name', authorColumn('part').as('userName')])
    .select(sql<string>`to_char(part.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('at'))
    .where('part.transactionId', '=', transactionId)
    .where(isActive)
    .orderBy('part.id')
    .execute();

/** Payments and other parts of a bank transaction, without undone ones, in the order of their entry. */
export async function partsOf(db: Db, transactionId: number): Promise<LinePart[]> {
  const none = { kind: null, invoiceId: null, clientId: null, expenseId: null, name: null, reason: null };
  const payments = (await paymentsFrom(db, transactionId)).map(({ kind, returnOf, amount, ...payment }) => ({
    ...none,
    ...payment,
    type: returnOf === null ? ('invoice' as const) : ('return' as const),
    kind,
    amount: bankAmount(kind, amount),
  }));
  const others = (await otherParts(db, transactionId)).map(({ lastname, firstname, name, ...part }) => ({
    ...none,
    ...part,
    name: part.clientId === null ? name : personName({ lastname, firstname }, 'list'),
    returned: false,
  }));
  return [...payments, ...others].toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Parts of each bank transaction in short, for a left join. */
export const partNames = sql<{ transactionId: number; parts: AnswerOf<'listTransactions'>[number]['parts'] }>`(
  select "transactionId", jsonb_agg(jsonb_build_object('type', type, 'kind', kind, 'id', number, 'text', text) order by at, id) as parts
  from (
    select "transactionId", case when "returnOf" is null then 'invoice' else 'return' end as type, kind, "invoiceId" as number, null as text, at, id
      from invoice_payment entry where "transactionId" is not null and "reversalOf" is null
        and not exists (select from invoice_payment undo where undo."reversalOf" = entry.id)
    union all select part."transactionId", part.type, null, coalesce(part."clientId", part."expenseId"),
        coalesce(nullif(concat_ws(' ', client.lastname, client.firstname), ''), expense.name, part.reason), part.at, part.id
      from bank_part part left join client on client.id = part."clientId" left join expense on expense.id = part."expenseId"
      where part."transactionId" is not null and ${isActive}) part
  group by "transactionId")`.as<'became'>('became');

/**
 * Credit of clients: what bank transactions left them and refunded, less what paid their invoices; the refund of an overpaid invoice to the credit is a
 * payment of the other sign. For a join.
 */
export const creditSums = sql<{ clientId: number; credit: number }>`(
  select "clientId", sum(amount) as credit from (
    select "clientId", amount from bank_part where "clientId" is not null
    union all select invoice."clientId", -payment.amount from invoice_payment payment
      join client_invoice invoice on invoice.id = payment."clientInvoiceId" where payment.source = 'credit') entry
  group by "clientId")`.as<'credits'>('credits');

/** Credit of a client in euros (specification/payments.md#credit-of-a-client). */
export async function creditOf(db: Db, clientId: number): Promise<number> {
  const { rows } = await sql<{ credit: number }>`
    select coalesce((select sum(amount) from bank_part where "clientId" = ${clientId}), 0)
      - coalesce((select sum(payment.amount) from invoice_payment payment
        join client_invoice invoice on invoice.id = payment."clientInvoiceId"
        where payment.source = 'credit' and invoice."clientId" = ${clientId}), 0) as credit`.execute(db);
  return rows[0]?.credit ?? 0;
}

/**
 * Refuses what has used more than a client's credit. Called after the entry is written: the client is locked, so that of two sessions the second one sees
 * what the first one wrote.
 * @throws ProblemError 409 `credit.short` with what is missing
 */
export async function refuseOverdrawn(trx: Db, clientId: number): Promise<void> {
  found(await trx.selectFrom('client').select('id').where('id', '=', clientId).forNoKeyUpdate().executeTakeFirst());
  const credit = await creditOf(trx, clientId);
  if (credit < 0) throw conflict('credit.short', { params: { missing: -credit } });
}

/** A part without its counter-entry; its row is immutable, so that nothing is locked. */
export const findPart = async (db: Db, id: number) =>
  found(await db.selectFrom('bank_part').selectAll().where('id', '=', id).executeTakeFirst());
