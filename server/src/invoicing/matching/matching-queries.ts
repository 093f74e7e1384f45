import {
  normaliseIban,
  type InvoiceKind,
  InvoiceStatus,
  type PayableInvoice,
  personName,
  subtractMoney,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { companyProfile } from '../../masterdata/public.ts';
import { standingOf } from '../account/standing.ts';
import { INVOICE_TABLES } from '../kinds.ts';

/** An invoice that may be matched, with who it is for. */
export interface NamedInvoice extends PayableInvoice {
  readonly name: string;
}

/** What ledgers hold of each bank transaction, with the sign of the bank: settlements are paid out. */
export const matchedOf = sql<{ transactionId: number; matched: number }>`(
  select "transactionId", sum(case kind when 'driver' then -amount else amount end) as matched
  from invoice_payment where "transactionId" is not null group by "transactionId")`.as<'matching'>('matching');

/** Name, and account that the record keeps, of who pays or is paid. */
const PAYERS: Readonly<Record<InvoiceKind, ReturnType<typeof sql>>> = {
  client: sql`payer.lastname, payer.firstname, null as account`,
  driver: sql`payer.lastname, payer.firstname, payer.bank_account as account`,
  insurance: sql`payer.name as lastname, null as firstname, payer.bank_account as account`,
};

interface PayableRow {
  invoiceId: number;
  payerId: number;
  open: number;
  lastname: string | null;
  firstname: string | null;
  account: string | null;
}

/** Open invoices of the three kinds on which something is left to pay, or one of them whatever its status. */
export async function payableInvoices(
  db: Db,
  one?: { readonly kind: InvoiceKind; readonly invoiceId: number },
): Promise<NamedInvoice[]> {
  const kinds = one ? [one.kind] : (['client', 'driver', 'insurance'] as const);
  const used = await usedAccounts(db);
  const all: NamedInvoice[] = [];
  for (const kind of kinds) {
    const which = one
      ? sql`invoice.id = ${one.invoiceId}`
      : sql`invoice.status <> ${sql.lit(InvoiceStatus.closed)} and invoice.amount <> coalesce(standing.credited, 0) + coalesce(standing.paid, 0)`;
    const { rows } = await sql<PayableRow>`
      select invoice.id as "invoiceId", payer.id as "payerId", ${PAYERS[kind]},
        invoice.amount - coalesce(standing.credited, 0) - coalesce(standing.paid, 0) as open
      from ${sql.table(INVOICE_TABLES[kind])} invoice
      join ${sql.table(kind)} payer on payer.id = invoice.${sql.ref(`${kind}Id`)}
      left join ${standingOf(kind, one?.invoiceId)} on standing."invoiceId" = invoice.id
      where invoice."cancelledAt" is null and ${which}`.execute(db);
    for (const { lastname, firstname, account, ...invoice } of rows) {
      const accounts = [...(account ? [account] : []), ...(used.get(`${kind} ${invoice.payerId}`) ?? [])];
      const name = kind === 'insurance' ? (lastname ?? '') : personName({ lastname, firstname }, 'list');
      all.push({ ...invoice, kind, accounts, name });
    }
  }
  return all;
}

/** Accounts from which payers paid before, without the organisation's own: files of some banks name no other. */
async function usedAccounts(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const own = normaliseIban((await companyProfile(db)).companyBank ?? '');
  const { rows } = await sql<{ payer: string; account: string }>`
    select distinct payment.kind || ' ' || coalesce(client."clientId", driver."driverId", insurer."insuranceId") as payer, line.account
    from invoice_payment payment join bank_transaction line on line.id = payment."transactionId"
    left join client_invoice client on client.id = payment."clientInvoiceId"
    left join driver_invoice driver on driver.id = payment."driverInvoiceId"
    left join insurance_invoice insurer on insurer.id = payment."insuranceInvoiceId"
    where line.account is not null and payment."reversalOf" is null
      and not exists (select from invoice_payment undo where undo."reversalOf" = payment.id)`.execute(db);
  const accounts = new Map<string, string[]>();
  for (const { payer, account } of rows) {
    if (normaliseIban(account) !== own) accounts.set(payer, [...(accounts.get(payer) ?? []), account]);
  }
  return accounts;
}

const shown = ['id', 'date', 'account', 'detail', 'ref', 'structured'] as const;

/** Bank transactions of a period with a rest, the latest first. */
export const linesToMatch = (
  db: Db,
  { startDate, endDate }: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
) =>
  db
    .selectFrom('bank_transaction')
    .leftJoin(matchedOf, 'matching.transactionId', 'bank_transaction.id')
    .select(shown)
    .select(sql<number>`amount - coalesce(matching.matched, 0)`.as('rest'))
    .where(sql<boolean>`amount <> coalesce(matching.matched, 0)`)
    .$if(startDate !== undefined, (query) => query.where('date', '>=', startDate ?? ''))
    .$if(endDate !== undefined, (query) => query.where('date', '<=', endDate ?? ''))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(20_000)
    .execute();

/** A bank transaction with what rests of it, locked until the transaction ends. */
export async function lockLine(trx: Db, id: number) {
  const line = await trx
    .selectFrom('bank_transaction')
    .select([...shown, 'amount'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!line) return undefined;
  const { rows } = await sql<{ matched: number; invoice: number | null }>`
    select coalesce(sum(case kind when 'driver' then -amount else amount end), 0) as matched,
      (array_agg("invoiceId" order by id desc) filter (where "reversalOf" is null))[1] as invoice
    from invoice_payment where "transactionId" = ${id}`.execute(trx);
  return { ...line, rest: subtractMoney(line.amount, rows[0]?.matched), invoice: rows[0]?.invoice ?? null };
}
