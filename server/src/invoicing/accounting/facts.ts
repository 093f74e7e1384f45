import {
  type BookEntry,
  type BookParty,
  creditNoteEntry,
  type PaymentFact,
  paymentEntry,
  type RegisterFact,
  registerEntries,
  type SaleFact,
  saleEntry,
  settlementCreditEntry,
  settlementEntry,
  type SettlementFact,
  writeOffEntry,
} from '@navette/shared/accounting';
import type { Accounts, DateRange, InvoiceKind } from '@navette/shared/domain';
import { MONEY_REGISTER_VALUES } from '@navette/openapi/enums';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { INVOICE_LINES } from '../../dispatch/public.ts';
import { dueOf, INVOICE_TABLES } from '../kinds.ts';

const KINDS = ['client', 'driver', 'insurance'] as const satisfies readonly InvoiceKind[];
const CODES = { client: 'C', insurance: 'M', driver: 'D' } as const;
const PAYERS = { client: 'clientId', driver: 'driverId', insurance: 'insuranceId' } as const;

/** Code and name of the payer of an `invoice`, as stored with it; the record's current name on invoices without one. */
const partyColumns = (kind: InvoiceKind): RawBuilder<unknown> => sql`
  ${CODES[kind]} || invoice.${sql.ref(PAYERS[kind])} as code,
  coalesce(invoice.payer ->> 'name', ${kind === 'insurance' ? sql`payer.name` : sql`concat_ws(' ', payer.lastname, payer.firstname)`}, '') as name`;

const payerJoin = (kind: InvoiceKind): RawBuilder<unknown> =>
  sql`left join ${sql.table(kind)} payer on payer.id = invoice.${sql.ref(PAYERS[kind])}`;

interface Named {
  readonly code: string;
  readonly name: string;
}

const partyOf = (kind: InvoiceKind, { code, name }: Named): BookParty => ({
  code,
  name,
  role: kind === 'driver' ? 'supplier' : 'customer',
});

type Row<Fact> = Omit<Fact, 'party' | 'kind'> & Named;

/** Rows of a query as facts with their party. */
async function factsOf<Fact>(db: Db, kind: InvoiceKind, query: RawBuilder<Row<Fact>>) {
  const { rows } = await query.execute(db);
  return rows.map(({ code, name, ...row }) => ({ ...row, kind, party: partyOf(kind, { code, name }) }));
}

async function sales(db: Db, kind: SaleFact['kind'], { start, end }: DateRange): Promise<SaleFact[]> {
  const parking = sql`coalesce((line.snapshot ->> 'ticket_price')::numeric, 0)`;
  const ofClient = (value: RawBuilder<unknown>) => (kind === 'client' ? value : sql`0::numeric`);
  const rows = await factsOf<SaleFact>(
    db,
    kind,
    sql`
      select invoice.id, invoice.date, ${dueOf('invoice')} as "dueDate", invoice.amount, ${partyColumns(kind)},
        ${ofClient(sql`sums.parking`)} as parking,
        ${ofClient(sql`invoice.amount - sums.lines - sums.parking`)} as fee
      from ${sql.table(INVOICE_TABLES[kind])} invoice ${payerJoin(kind)}
      cross join lateral (
        select coalesce(sum(line.amount), 0) as lines, coalesce(sum(${parking}), 0) as parking
        from ${sql.table(INVOICE_LINES[kind])} line where line."invoiceId" = invoice.id) sums
      where invoice."cancelledAt" is null and invoice.date between ${start} and ${end} order by invoice.id`,
  );
  return rows.map((row) => ({ ...row, kind }));
}

const settlements = (db: Db, { start, end }: DateRange): Promise<SettlementFact[]> =>
  factsOf<SettlementFact>(
    db,
    'driver',
    sql`
      select invoice.id, invoice.date, ${dueOf('invoice')} as "dueDate", invoice.amount, ${partyColumns('driver')},
        coalesce((invoice.totals ->> 'commission')::numeric, 0) as commission
      from driver_invoice invoice ${payerJoin('driver')}
      where invoice."cancelledAt" is null and invoice.date between ${start} and ${end} order by invoice.id`,
  );

/** Credit notes with their parts; of a settlement that is credited as a whole the commission too. */
async function creditNotes(db: Db, kind: InvoiceKind, { start, end }: DateRange) {
  const part = (name: string) =>
    kind === 'client' ? sql`coalesce((note.totals ->> ${name})::numeric, 0)` : sql`0::numeric`;
  return factsOf<Omit<SaleFact, 'kind'> & SettlementFact>(
    db,
    kind,
    sql`
      select note.id, note.date, null as "dueDate", note.amount, ${partyColumns(kind)},
        ${part('parking')} as parking, ${part('fee')} as fee,
        ${kind === 'driver' ? sql`case when note.whole and note.amount = invoice.amount then coalesce((invoice.totals ->> 'commission')::numeric, 0) else 0 end` : sql`0::numeric`} as commission
      from credit_note note join ${sql.table(INVOICE_TABLES[kind])} invoice on invoice.id = note."invoiceId" ${payerJoin(kind)}
      where note.kind = ${kind} and note.date between ${start} and ${end} order by note.id`,
  );
}

const ledger = (db: Db, table: 'invoice_payment' | 'invoice_write_off', kind: InvoiceKind, { start, end }: DateRange) =>
  factsOf<PaymentFact>(
    db,
    kind,
    sql`
      select entry.id, entry."invoiceId", entry.date, entry.amount, ${partyColumns(kind)},
        ${table === 'invoice_payment' ? sql`entry.source` : sql`'other'`} as source
      from ${sql.table(table)} entry join ${sql.table(INVOICE_TABLES[kind])} invoice on invoice.id = entry."invoiceId" ${payerJoin(kind)}
      where entry.kind = ${kind} and entry.date between ${start} and ${end} order by entry.id`,
  );

/** Records of a register of which the document or the payment is in the period. */
async function registers(
  db: Db,
  register: RegisterFact['register'],
  { start, end }: DateRange,
): Promise<RegisterFact[]> {
  const amount = register === 'expense' ? sql.ref('record.price') : sql.ref('record.amount');
  const { rows } = await sql<
    Omit<RegisterFact, 'party' | 'register'> & { supplierId: number | null; supplier: string | null }
  >`
    select record.id, record.date, record."dueDate", ${amount} as amount, record.name, record."invoiceNumber" as number,
      coalesce(category.account, '') as account, record."paidFrom", record."paidOn", record."supplierId", supplier.name as supplier
    from ${sql.table(register)} record
    left join money_category category on category.id = record."categoryId"
    left join supplier on supplier.id = record."supplierId"
    where coalesce(${amount}, 0) <> 0
      and (record.date between ${start} and ${end} or coalesce(record."paidOn", record.date) between ${start} and ${end})
    order by record.id`.execute(db);
  const role = register === 'expense' ? 'supplier' : 'customer';
  return rows.map(({ supplierId, supplier, ...row }) => ({
    ...row,
    register,
    party: { code: `F${supplierId ?? 0}`, name: supplier ?? row.name, role },
  }));
}

/** Every entry of a period, by day and journal (specification/bookkeeping.md#entries). */
export async function entriesOf(db: Db, range: DateRange, accounts: Accounts): Promise<BookEntry[]> {
  const entries: BookEntry[] = [];
  for (const kind of ['client', 'insurance'] as const)
    entries.push(
      ...(await sales(db, kind, range)).map((sale) => saleEntry(sale, accounts)),
      ...(await creditNotes(db, kind, range)).map((note) => creditNoteEntry({ ...note, kind }, accounts)),
    );
  entries.push(
    ...(await settlements(db, range)).map((one) => settlementEntry(one, accounts)),
    ...(await creditNotes(db, 'driver', range)).map((note) => settlementCreditEntry(note, accounts)),
  );
  for (const kind of KINDS)
    entries.push(
      ...(await ledger(db, 'invoice_payment', kind, range)).map((one) => paymentEntry(one, accounts)),
      ...(await ledger(db, 'invoice_write_off', kind, range)).map((one) => writeOffEntry(one, accounts)),
    );
  for (const register of MONEY_REGISTER_VALUES)
    entries.push(...(await registers(db, register, range)).flatMap((record) => registerEntries(record, accounts)));
  return entries
    .filter(({ date, lines }) => date >= range.start && date <= range.end && lines.length > 0)
    .toSorted(
      (one, other) =>
        one.date.localeCompare(other.date) ||
        one.journal.localeCompare(other.journal) ||
        one.document.localeCompare(other.document) ||
        one.key.localeCompare(other.key),
    );
}
