import { InvoiceStatus, type IsoDate, personName, type RecallLevel } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { dueOf, INVOICE_TABLES } from '../kinds.ts';

/** Payers with an aged balance; drivers are settled by batches of payments. */
export type ReceivableKind = 'client' | 'insurance';

interface Receivable {
  readonly id: number;
  readonly payerId: number;
  readonly date: IsoDate;
  readonly due: IsoDate;
  readonly amount: number;
  readonly settled: number;
  readonly open: number;
  readonly recall: RecallLevel;
  readonly closed: boolean;
}

/**
 * Invoices of a kind as they stood at the end of a day, by the entries dated until then. A closed invoice without a write-off (before they existed) is settled
 * by its last entry, as in the statement of account.
 */
const invoicesAt = (kind: ReceivableKind, day: IsoDate): RawBuilder<Receivable> => sql<Receivable>`(
  select invoice.id, invoice.${sql.ref(`${kind}Id`)} as "payerId", invoice.date, ${dueOf('invoice')} as due, invoice.amount,
    ${kind === 'client' ? sql`invoice.recall` : sql`0`} as recall,
    invoice.status = ${sql.lit(InvoiceStatus.closed)} as closed, settled.amount as settled, invoice.amount - settled.amount as open
  from ${sql.table(INVOICE_TABLES[kind])} invoice
  left join (
    select "invoiceId", max(date) as last, coalesce(sum(amount) filter (where date <= ${day}::date), 0) as amount
    from (select "invoiceId", date, amount from credit_note where kind = ${kind}
      union all select "invoiceId", date, amount from invoice_payment where kind = ${kind}
      union all select "invoiceId", date, amount from invoice_write_off where kind = ${kind}) entry
    group by "invoiceId") entry on entry."invoiceId" = invoice.id
  cross join lateral (select case
    when invoice.status = ${sql.lit(InvoiceStatus.closed)} and coalesce(entry.last, invoice.date) <= ${day}::date then invoice.amount
    else coalesce(entry.amount, 0) end as amount) settled
  where invoice."cancelledAt" is null and invoice.date <= ${day}::date)`;

/** Credit of clients at the end of a day, by client; insurers have none. */
const creditAt = (kind: ReceivableKind, day: IsoDate): RawBuilder<unknown> =>
  kind === 'insurance'
    ? sql`(select null::integer as "payerId", 0::numeric as credit where false)`
    : sql`(
  select "clientId" as "payerId", sum(amount) as credit from (
    select "clientId", amount from bank_part where "clientId" is not null and date <= ${day}::date
    union all select invoice."clientId", -payment.amount from invoice_payment payment
      join client_invoice invoice on invoice.id = payment."clientInvoiceId"
      where payment.source = 'credit' and payment.date <= ${day}::date) entry
  group by "clientId")`;

const NAMES: Readonly<Record<ReceivableKind, RawBuilder<unknown>>> = {
  client: sql`payer.lastname, payer.firstname`,
  insurance: sql`payer.name as lastname, null as firstname`,
};

type Balance = AnswerOf<'listAgedBalances'>[number];

type BalanceRow = Omit<Balance, 'name'> & { readonly lastname: string | null; readonly firstname: string | null };

/** Open amounts that are due within some days of being late; `to` is exclusive, undefined without an end. */
const lateBy = (day: IsoDate, from: number, to?: number) =>
  sql`coalesce(sum(open) filter (where open > 0 and ${day}::date - due >= ${sql.lit(from)}${to === undefined ? sql`` : sql` and ${day}::date - due < ${sql.lit(to)}`}), 0)`;

/**
 * Open amounts of payers by age on a day, by name (specification/payments.md#aged-balance): one statement for all figures. Overpaid invoices and the
 * credit of a client are deducted in a column of their own.
 */
export async function agedBalances(db: Db, kind: ReceivableKind, day: IsoDate): Promise<Balance[]> {
  const { rows } = await sql<BalanceRow>`
    select payer.id as "payerId", ${NAMES[kind]}, coalesce(count, 0) as count, coalesce("notDue", 0) as "notDue",
      coalesce(days30, 0) as days30, coalesce(days60, 0) as days60, coalesce(days90, 0) as days90, coalesce(older, 0) as older,
      -coalesce(overpaid, 0) - coalesce(credit, 0) as credit, coalesce(open, 0) - coalesce(credit, 0) as total
    from ${sql.table(kind)} payer
    left join (
      select "payerId", count(*) filter (where open > 0)::integer as count,
        coalesce(sum(open) filter (where open > 0 and due >= ${day}::date), 0) as "notDue",
        ${lateBy(day, 1, 31)} as days30, ${lateBy(day, 31, 61)} as days60, ${lateBy(day, 61, 91)} as days90, ${lateBy(day, 91)} as older,
        coalesce(-sum(open) filter (where open < 0), 0) as overpaid, sum(open) as open
      from ${invoicesAt(kind, day)} invoice where open <> 0 group by "payerId") aged on aged."payerId" = payer.id
    left join ${creditAt(kind, day)} credits on credits."payerId" = payer.id
    where aged."payerId" is not null or credits.credit <> 0
    order by fold(concat_ws(' ', ${kind === 'client' ? sql`payer.lastname, payer.firstname` : sql`payer.name`})), payer.id`.execute(
    db,
  );
  return rows.map(({ lastname, firstname, ...row }) => ({
    ...row,
    name: kind === 'insurance' ? (lastname ?? '') : personName({ lastname, firstname }, 'list'),
  }));
}

/** Invoices of a payer with an open or overpaid amount on a day, the oldest first. */
export async function agedInvoices(
  db: Db,
  kind: ReceivableKind,
  payerId: number,
  day: IsoDate,
): Promise<AnswerOf<'listAgedInvoices'>> {
  const { rows } = await sql<AnswerOf<'listAgedInvoices'>[number]>`
    select id, date, due, greatest(0, ${day}::date - due) as "daysLate", amount, settled, open, recall, closed
    from ${invoicesAt(kind, day)} invoice where "payerId" = ${payerId} and open <> 0 order by date, id`.execute(db);
  return rows;
}
