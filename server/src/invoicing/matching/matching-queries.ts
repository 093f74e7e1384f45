import { LONGEST_RETURN, type OrderedPayment, type PayableInvoice, type ReturnSide } from '@navette/shared/bank';
import { normaliseIban, type InvoiceKind, InvoiceStatus, personName, subtractMoney } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { companyProfile } from '../../masterdata/public.ts';
import { standingOf } from '../account/account-queries.ts';
import { INVOICE_TABLES } from '../kinds.ts';

export interface NamedInvoice extends PayableInvoice {
  readonly name: string;
}

const bankAmount = sql`case kind when 'driver' then -amount else amount end`;

/**
 * Matched amount of each bank transaction, signed as at the bank: the ledger entries (settlements are paid out), its other parts, and for a pair of a transaction and
 * its return the part that paid no invoice, which both settle.
 */
export const matchedOf = sql<{ transactionId: number; matched: number }>`(
  select "transactionId", sum(matched) as matched from (
    select "transactionId", ${bankAmount} as matched from invoice_payment where "transactionId" is not null
    union all select "transactionId", amount from bank_part where "transactionId" is not null
    union all select settled.* from bank_transaction back
      cross join lateral (select coalesce(sum(${bankAmount}), 0) as sum from invoice_payment where "transactionId" = back.id) booked
      cross join lateral (values (back.id, back.amount - booked.sum), (back."returnOf", booked.sum - back.amount)) settled
    where back."returnOf" is not null) entry
  group by "transactionId")`.as<'matching'>('matching');

/** Name and stored account of payers and payees. */
const PAYERS: Readonly<Record<InvoiceKind, ReturnType<typeof sql>>> = {
  client: sql`payer.lastname, payer.firstname, null as account`,
  driver: sql`payer.lastname, payer.firstname, payer.bank_account as account`,
  insurance: sql`payer.name as lastname, null as firstname, payer.bank_account as account`,
};

interface PayableRow {
  invoiceId: number;
  payerId: number;
  date: string;
  amount: number;
  open: number;
  closed: boolean;
  lastname: string | null;
  firstname: string | null;
  account: string | null;
  order: OrderedPayment | null;
}

interface InvoiceName {
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
}

/** Open invoices of the three kinds with an open amount, and named ones in any state, or a single one. */
export async function payableInvoices(
  db: Db,
  { one, named = [] }: { readonly one?: InvoiceName; readonly named?: readonly InvoiceName[] },
): Promise<NamedInvoice[]> {
  const kinds = one ? [one.kind] : (['client', 'driver', 'insurance'] as const);
  const used = one ? await accountsOfPayer(db, one) : await usedAccounts(db);
  const all: NamedInvoice[] = [];
  for (const kind of kinds) {
    const ids = [...new Set(named.filter((name) => name.kind === kind).map(({ invoiceId }) => invoiceId))];
    const which = one
      ? sql`invoice.id = ${one.invoiceId}`
      : sql`(invoice.status <> ${sql.lit(InvoiceStatus.closed)} and invoice.amount <> coalesce(standing.credited, 0) + coalesce(standing.paid, 0)
          or invoice.id = any(${ids}::integer[]) or ordered.id is not null)`;
    const { rows } = await sql<PayableRow>`
      select invoice.id as "invoiceId", payer.id as "payerId", ${PAYERS[kind]}, invoice.date, invoice.amount,
        invoice.status = ${sql.lit(InvoiceStatus.closed)} as closed,
        invoice.amount - coalesce(standing.credited, 0) - coalesce(standing.paid, 0) as open,
        case when ordered.id is not null then jsonb_build_object('endToEndId', ordered."endToEndId", 'amount', ordered.amount, 'iban', ordered.iban) end as "order"
      from ${sql.table(INVOICE_TABLES[kind])} invoice
      join ${sql.table(kind)} payer on payer.id = invoice.${sql.ref(`${kind}Id`)}
      left join ${standingOf(kind, one?.invoiceId)} on standing."invoiceId" = invoice.id
      left join payment_order ordered on ordered.kind = ${kind} and ordered."recordId" = invoice.id and ordered.state = 'open'
      where invoice."cancelledAt" is null and ${which}`.execute(db);
    for (const { lastname, firstname, account, ...invoice } of rows) {
      const accounts = [...(account ? [account] : []), ...(used.get(`${kind} ${invoice.payerId}`) ?? [])];
      const name = kind === 'insurance' ? (lastname ?? '') : personName({ lastname, firstname }, 'list');
      all.push({ ...invoice, kind, accounts, name });
    }
  }
  return all;
}

/** Accounts that payers used before, without the organisation's own: files of some banks only have that. */
async function usedAccounts(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const own = normaliseIban((await companyProfile(db)).companyBank ?? '');
  const { rows } = await sql<{ payer: string; account: string }>`
    select distinct payment.kind || ' ' || coalesce(client."clientId", driver."driverId", insurer."insuranceId") as payer, line.account
    from invoice_payment payment join bank_transaction line on line.id = payment."transactionId"
    left join client_invoice client on client.id = payment."clientInvoiceId"
    left join driver_invoice driver on driver.id = payment."driverInvoiceId"
    left join insurance_invoice insurer on insurer.id = payment."insuranceInvoiceId"
    where line.account is not null and payment."reversalOf" is null and payment."returnOf" is null
      and not exists (select from invoice_payment undo where undo."reversalOf" = payment.id)`.execute(db);
  const accounts = new Map<string, string[]>();
  for (const { payer, account } of rows) {
    if (normaliseIban(account) !== own) accounts.set(payer, [...(accounts.get(payer) ?? []), account]);
  }
  return accounts;
}

/** Accounts that the payer of one invoice used before: a call that books many transactions must not read all payments for each. */
async function accountsOfPayer(
  db: Db,
  { kind, invoiceId }: InvoiceName,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const own = normaliseIban((await companyProfile(db)).companyBank ?? '');
  const [table, payer] = [sql.table(INVOICE_TABLES[kind]), sql.ref(`${kind}Id`)];
  const { rows } = await sql<{ payerId: number; account: string }>`
    select distinct invoice.${payer} as "payerId", line.account
    from ${table} invoice
    join invoice_payment payment on payment."invoiceId" = invoice.id and payment.kind = ${kind}
    join bank_transaction line on line.id = payment."transactionId"
    where invoice.${payer} = (select ${payer} from ${table} where id = ${invoiceId})
      and line.account is not null and payment."reversalOf" is null and payment."returnOf" is null
      and not exists (select from invoice_payment undo where undo."reversalOf" = payment.id)`.execute(db);
  const accounts = rows.map(({ account }) => account).filter((account) => normaliseIban(account) !== own);
  return new Map(rows.map(({ payerId }) => [`${kind} ${payerId}`, accounts]));
}

const shown = ['id', 'date', 'amount', 'account', 'counterparty', 'detail', 'ref', 'structured', 'returned'] as const;

/** Reference of a payment of ours: in the text, or where only the raw line has it (CODA, second record). */
const endToEnd = sql<
  string | null
>`coalesce(substring(detail from 'NVT[0-9]{12}'), substring(raw from 'NVT[0-9]{12}'))`.as('endToEnd');

/** Bank transactions of a period with a remainder, the latest first. */
export const linesToMatch = (
  db: Db,
  { startDate, endDate }: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
) =>
  db
    .selectFrom('bank_transaction')
    .leftJoin(matchedOf, 'matching.transactionId', 'bank_transaction.id')
    .select(shown)
    .select(endToEnd)
    .select(sql<number>`amount - coalesce(matching.matched, 0)`.as('rest'))
    .where(sql<boolean>`amount <> coalesce(matching.matched, 0)`)
    .$if(startDate !== undefined, (query) => query.where('date', '>=', startDate ?? ''))
    .$if(endDate !== undefined, (query) => query.where('date', '<=', endDate ?? ''))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(20_000)
    .execute();

/** A bank transaction with its remainder, locked until the transaction ends. */
export async function lockLine(trx: Db, id: number) {
  const line = await trx
    .selectFrom('bank_transaction')
    .select([...shown, 'returnOf'])
    .select(endToEnd)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!line) return undefined;
  const { rows } = await sql<{
    matched: number | null;
    invoice: number | null;
    returnedBy: number | null;
    other: number;
  }>`
    select (select matched from ${matchedOf} where "transactionId" = ${id}) as matched,
      (select "invoiceId" from invoice_payment where "transactionId" = ${id} and "reversalOf" is null order by id desc limit 1) as invoice,
      (select min(id) from bank_transaction where "returnOf" = ${id}) as "returnedBy",
      (select coalesce(sum(amount), 0) from bank_part where "transactionId" = ${id}) as other`.execute(trx);
  const { matched = 0, invoice = null, returnedBy = null, other = 0 } = rows[0] ?? {};
  return { ...line, rest: subtractMoney(line.amount, matched), invoice, returnedBy, other };
}

/**
 * Pairs of bank transactions of which one may return the other: opposite amounts within thirteen months, neither paired yet, the later one unmatched.
 */
export async function returnPairs(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const side = (name: string) => sql.join(shown.map((column) => sql`${column}::text, ${sql.ref(`${name}.${column}`)}`));
  const { rows } = await sql<{ back: ReturnLine; payment: ReturnLine }>`
    select jsonb_build_object(${side('back')}) as back, jsonb_build_object(${side('payment')}) as payment
    from bank_transaction back
    join bank_transaction payment on payment.amount = -back.amount and payment.date between back.date - ${sql.lit(LONGEST_RETURN)} and back.date and payment.id <> back.id
    where (back.id = any(${ids}::integer[]) or payment.id = any(${ids}::integer[]))
      and back."returnOf" is null and payment."returnOf" is null
      and not exists (select from bank_transaction other where other."returnOf" in (back.id, payment.id))
      and (select coalesce(sum(${bankAmount}), 0) from invoice_payment where "transactionId" = back.id) = 0
      and (select coalesce(sum(amount), 0) from bank_part where "transactionId" in (back.id, payment.id)) = 0`.execute(
    db,
  );
  return rows;
}

interface ReturnLine extends ReturnSide {
  readonly id: number;
}
