import type { PaymentBatchType } from '@navette/openapi/enums';
import { isCreditorId, type SepaVersion } from '@navette/shared/bank';
import {
  addDays,
  brusselsNow,
  CREDITOR_SETTING,
  InvoiceStatus,
  isIban,
  normaliseIban,
  paymentLimits,
  type PaymentLimits,
  personName,
  SEPA_SETTING,
} from '@navette/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { byName } from '../../db/name-column.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { type CompanyProfile, profileOf, settingsByName } from '../../masterdata/public.ts';
import { standingOf } from '../account/account-queries.ts';

/** A payment that is due. */
export type DuePayment = AnswerOf<'listDuePayments'>['payments'][number];

/** The organisation as its bank knows it, with the limits of payments. */
export interface BankProfile {
  readonly company: CompanyProfile;
  readonly limits: PaymentLimits;
  readonly version: SepaVersion;
  /** IBAN without spaces; null when it is missing or wrong. */
  readonly account: string | null;
  readonly creditorId: string | null;
}

const bare = (text: string | null | undefined): string => normaliseIban(text ?? '');

/** Settings that a batch depends on. */
export async function bankProfile(db: Db): Promise<BankProfile> {
  const settings = await settingsByName(db);
  const company = profileOf(settings);
  const creditor = bare(settings.get(CREDITOR_SETTING));
  return {
    company,
    limits: paymentLimits(settings),
    version: settings.get(SEPA_SETTING) === '2009' ? '2009' : '2019',
    account: isIban(company.companyBank ?? '') ? bare(company.companyBank) : null,
    creditorId: isCreditorId(creditor) ? creditor : null,
  };
}

/** Invoices and expenses of which something is read; all without them. */
export interface ChosenRecords {
  readonly client: readonly number[];
  readonly driver: readonly number[];
  readonly expense: readonly number[];
}

interface DueRow {
  recordId: number;
  payerId: number;
  supplierId: number | null;
  lastname: string | null;
  firstname: string | null;
  date: string;
  dueDate: string | null;
  document: string | null;
  communication: string | null;
  amount: number;
  holder: string | null;
  iban: string | null;
  ordered: string | null;
  used: string | null;
  mandateId: number | null;
  mandate: string | null;
}

type Kind = Exclude<DuePayment['kind'], 'expense'>;

const TABLES = { client: 'client_invoice', driver: 'driver_invoice' } as const;

const open = sql`(invoice.amount - coalesce(standing.credited, 0) - coalesce(standing.paid, 0))`;

interface Owners {
  /** Queries of orders and of bank lines with accounts; `owner` is the payee or payer, or the supplier. */
  readonly ordered: RawBuilder<unknown>;
  readonly used: RawBuilder<unknown>;
}

/**
 * Account of the last payment to or from each owner: by an order, else by a line of the bank. Read in one pass over all of them: a subquery for each payment
 * that is due would read every order again.
 */
const lastAccounts = ({ ordered, used }: Owners, owner: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join (select distinct on (owner) owner, iban from (${ordered}) orders order by owner, id desc) ordered on ordered.owner = ${owner}
  left join (select distinct on (owner) owner, account from (${used}) lines order by owner, date desc, id desc) used on used.owner = ${owner}`;

/** Lines of the bank with an account other than that of the organisation. */
const foreign = (own: string | null) =>
  sql`line.account is not null and replace(line.account, ' ', '') <> ${own ?? ''}`;

/** Orders and payments of invoices, by their client or driver. */
const ownersOf = (kind: Kind, own: string | null): Owners => {
  const owner = sql.ref(`invoice.${kind}Id`);
  const invoices = sql.table(TABLES[kind]);
  return {
    ordered: sql`
      select ${owner} as owner, entry.iban, entry.id from payment_order entry join ${invoices} invoice on invoice.id = entry.${sql.ref(`${kind}InvoiceId`)}
      where entry."mandateId" is null and entry.state in ('open', 'paid')`,
    used: sql`
      select ${owner} as owner, line.account, line.date, line.id from invoice_payment payment
      join ${invoices} invoice on invoice.id = payment."invoiceId" join bank_transaction line on line.id = payment."transactionId"
      where payment.kind = ${kind} and ${foreign(own)} and payment."reversalOf" is null and payment."returnOf" is null
        and not exists (select from invoice_payment undo where undo."reversalOf" = payment.id)`,
  };
};

/** Orders and payments of expenses, by their supplier. */
const supplierOwners = (own: string | null): Owners => ({
  ordered: sql`
    select expense."supplierId" as owner, entry.iban, entry.id from payment_order entry join expense on expense.id = entry."expenseId"
    where entry.state in ('open', 'paid')`,
  used: sql`
    select expense."supplierId" as owner, line.account, line.date, line.id from bank_part part
    join expense on expense.id = part."expenseId" join bank_transaction line on line.id = part."transactionId"
    where ${foreign(own)} and part."reversalOf" is null and not exists (select from bank_part undo where undo."reversalOf" = part.id)`,
});

interface Source {
  readonly kind: Kind;
  readonly amount: RawBuilder<unknown>;
  /** Columns holder, iban, "mandateId" and mandate. */
  readonly account: RawBuilder<unknown>;
  readonly join?: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

const notClosed = sql`invoice.status <> ${sql.lit(InvoiceStatus.closed)}`;
const noMandate = sql`null::integer as "mandateId", null as mandate`;

const SOURCES = {
  settlement: {
    kind: 'driver',
    amount: open,
    account: sql`payer."accountHolder" as holder, payer.bank_account as iban, ${noMandate}`,
    where: sql`${notClosed} and invoice.amount > 0 and ${open} > 0`,
  },
  refund: {
    kind: 'client',
    amount: sql`-${open}`,
    account: sql`payer."refundHolder" as holder, payer."refundAccount" as iban, ${noMandate}`,
    // An amount that was written off when the invoice was closed is not given back.
    where: sql`invoice.amount > 0 and ${open} < 0 and not exists (select from invoice_write_off entry
      where entry.kind = 'client' and entry."invoiceId" = invoice.id and entry."reversalOf" is null
        and not exists (select from invoice_write_off undo where undo."reversalOf" = entry.id))`,
  },
  debit: {
    kind: 'client',
    amount: open,
    account: sql`mandate.holder, mandate.iban, mandate.id as "mandateId", mandate.reference as mandate`,
    // A mandate for one collection is used up by it.
    join: sql`join lateral (select * from mandate where mandate."clientId" = payer.id and mandate."endedOn" is null
      and not (mandate.once and exists (select from payment_order used where used."mandateId" = mandate.id and used.state in ('open', 'paid')))
      order by mandate.id desc limit 1) mandate on true`,
    where: sql`${notClosed} and invoice.amount > 0 and ${open} > 0`,
  },
} as const satisfies Readonly<Record<Exclude<DuePayment['purpose'], 'expense'>, Source>>;

const PURPOSES = { transfer: ['settlement', 'refund'], debit: ['debit'] } as const;

const notOrdered = (kind: DuePayment['kind'], id: RawBuilder<unknown>) => sql`
  not exists (select from payment_order taken where taken.kind = ${kind} and taken."recordId" = ${id} and taken.state = 'open')`;

/** Unpaid expenses, without what bank transactions paid of them. The account is that of the supplier. */
async function dueExpenses(db: Db, own: string | null, only?: readonly number[]): Promise<DueRow[]> {
  const left = sql`(expense.price + coalesce(paid.amount, 0))`;
  const { rows } = await sql<DueRow>`
    select expense.id as "recordId", expense.id as "payerId", supplier.id as "supplierId", coalesce(supplier.name, expense.name) as lastname, null as firstname,
      expense.date, expense."dueDate", expense."invoiceNumber" as document, expense.reference as communication, ${left} as amount,
      supplier.name as holder, supplier.bank_account as iban, ${noMandate},
      ordered.iban as ordered, used.account as used
    from expense
    left join supplier on supplier.id = expense."supplierId"
    ${lastAccounts(supplierOwners(own), sql`supplier.id`)}
    left join lateral (select sum(amount) as amount from bank_part where "expenseId" = expense.id) paid on true
    where expense."paidFrom" = 'open' and ${left} > 0 and ${notOrdered('expense', sql`expense.id`)}
      ${only ? sql`and expense.id = any(${only}::integer[])` : sql``}
    order by coalesce(expense."dueDate", expense.date), expense.id`.execute(db);
  return rows;
}

/** Everything that can be paid or collected, the oldest invoice first; with `only` of some invoices. */
export async function duePayments(
  db: Db,
  type: PaymentBatchType,
  { account, limits }: BankProfile,
  { at, only }: { readonly at: Date; readonly only?: ChosenRecords },
): Promise<DuePayment[]> {
  const due: DuePayment[] = [];
  for (const purpose of PURPOSES[type]) {
    const source: Source = SOURCES[purpose];
    const { kind } = source;
    const some = only ? sql`and invoice.id = any(${only[kind]}::integer[])` : sql``;
    const { rows } = await sql<DueRow>`
      select invoice.id as "recordId", payer.id as "payerId", payer.lastname, payer.firstname, invoice.date,
        null::integer as "supplierId", null as "dueDate", null as document, null as communication,
        ${source.amount} as amount, ${source.account}, ordered.iban as ordered, used.account as used
      from ${sql.table(TABLES[kind])} invoice
      join ${sql.table(kind)} payer on payer.id = invoice.${sql.ref(`${kind}Id`)}
      left join ${standingOf(kind)} on standing."invoiceId" = invoice.id
      ${source.join ?? sql``}
      ${lastAccounts(ownersOf(kind, account), sql`payer.id`)}
      where invoice."cancelledAt" is null and ${source.where} ${some}
        and ${notOrdered(kind, sql`invoice.id`)}
      order by invoice.date, invoice.id`.execute(db);
    due.push(...rows.map((row) => dueOf(purpose, kind, row, { notice: limits.debitNotice, at })));
  }
  if (type === 'debit') return due;
  const expenses = await dueExpenses(db, account, only?.expense);
  return [...due, ...expenses.map((row) => dueOf('expense', 'expense', row, { notice: 0, at }))];
}

/** Clients with open invoices and without a mandate, by name (specification/payments.md#direct-debits). */
export async function unmandatedClients(db: Db): Promise<AnswerOf<'listUnmandatedClients'>> {
  const { rows } = await sql<{
    clientId: number;
    lastname: string | null;
    firstname: string | null;
    count: number;
    amount: number;
    since: string;
  }>`
    select payer.id as "clientId", payer.lastname, payer.firstname, count(*)::integer as count, sum(${open})::float8 as amount,
      min(invoice.date) as since
    from client_invoice invoice join client payer on payer.id = invoice."clientId"
    left join ${standingOf('client')} on standing."invoiceId" = invoice.id
    where invoice."cancelledAt" is null and ${notClosed} and invoice.amount > 0 and ${open} > 0
      and not exists (select from mandate where mandate."clientId" = payer.id and mandate."endedOn" is null)
    group by payer.id order by ${byName(sql`concat_ws(' ', payer.lastname, payer.firstname)`)}, payer.id`.execute(db);
  return rows.map(({ lastname, firstname, ...row }) => ({ ...row, name: personName({ lastname, firstname }, 'list') }));
}

function dueOf(
  purpose: DuePayment['purpose'],
  kind: DuePayment['kind'],
  { lastname, firstname, holder, iban, ordered, used, ...row }: DueRow,
  { notice, at }: { readonly notice: number; readonly at: Date },
): DuePayment {
  const person = { lastname, firstname };
  const last = purpose === 'debit' ? null : (ordered ?? used);
  const earliest = [addDays(row.date, notice), addDays(brusselsNow(at).date, 1)].toSorted().at(-1) ?? row.date;
  return {
    ...row,
    kind,
    purpose,
    name: personName(person, 'list'),
    holder: holder || personName(person, 'text'),
    iban,
    account: accountState(iban, last),
    lastIban: last,
    proposedIban: purpose === 'refund' && !iban && used !== null && isIban(used) ? bare(used) : null,
    collectFrom: purpose === 'debit' ? earliest : null,
  };
}

function accountState(iban: string | null, last: string | null): DuePayment['account'] {
  if (!iban) return 'missing';
  if (!isIban(iban)) return 'invalid';
  return last !== null && bare(last) !== bare(iban) ? 'changed' : 'ok';
}
