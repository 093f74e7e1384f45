import type { MatchRule, PaymentSource } from '@navette/openapi/enums';
import {
  creditAmounts,
  type InvoiceKind,
  InvoiceStatus,
  type IsoDate,
  multiplyMoney,
  personName,
  startOfMonth,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { INVOICE_LINES } from '../dispatch/public.ts';
import { creditableLines } from '../invoicing/account/account-queries.ts';
import { companyProfile } from '../masterdata/public.ts';
import { type DemoLine, type NamedBy, otherLines, paymentDay, paymentLine, transactionRows } from './bank-lines.ts';
import { continueNumbers, insertRows } from './insert-rows.ts';
import { type DemoIssuing, reminding, remindersOf } from './invoices.ts';
import { createRandom } from './random.ts';

const SEED = 27_000_000;
const KINDS = ['client', 'insurance', 'driver'] as const;

interface Invoice {
  readonly kind: InvoiceKind;
  readonly id: number;
  readonly date: IsoDate;
  readonly amount: number;
  readonly status: InvoiceStatus;
  readonly payerId: number;
  readonly name: string;
  readonly bank: string | null;
}

interface Entry {
  readonly invoice: Invoice;
  readonly date: IsoDate;
  readonly amount: number;
  readonly source: PaymentSource;
  readonly rule: MatchRule | null;
  /** Place of its movement among all of them. */
  readonly transactionId: number | null;
}

async function invoicesOf(trx: Db, kind: InvoiceKind): Promise<Invoice[]> {
  const { rows } = await sql<Omit<Invoice, 'kind'>>`
    select id, date, amount, status, ${sql.ref(`${kind}Id`)} as "payerId", payer ->> 'name' as name, payer ->> 'bank' as bank
    from ${sql.table(`${kind}_invoice`)} order by date, id`.execute(trx);
  return rows.map((row) => ({ ...row, kind }));
}

/** References of the payments of the last days: some certain, some to be looked at, one in part. */
const WAITING: readonly (readonly [named: NamedBy, share: number])[] = [
  ['ogm', 1],
  ['ogm', 1],
  ['reference', 1],
  ['ogm', 1],
  ['number', 1],
  ['ogm', 0.5],
  ['account', 1],
  ['ogm', 1],
];

/** Author of the entries in the demo's ledgers. */
async function writer(trx: Db, userId: number | null) {
  const user = await trx
    .selectFrom('app_user')
    .select(['firstname', 'lastname'])
    .where('id', '=', userId ?? 0)
    .executeTakeFirst();
  return { userId, userName: user ? personName(user, 'text') : '—' };
}

/** Ledger, bank transactions, credit notes and reminders that fit the states of the invoices. */
export async function seedPayments(trx: Db, { today, issuedBy }: DemoIssuing): Promise<void> {
  const by = await writer(trx, issuedBy);
  const invoices = [];
  for (const kind of KINDS) invoices.push(...(await invoicesOf(trx, kind)));
  await creditSome(trx, invoices, { today, issuedBy });
  const { lines, entries } = payments(invoices, today);
  await insertRows(trx, 'bank_transaction', transactionRows([...lines, ...otherLines(today)], issuedBy));
  await insertRows(
    trx,
    'invoice_payment',
    entries.map(({ invoice, ...entry }, index) => ({
      ...entry,
      ...by,
      id: index + 1,
      kind: invoice.kind,
      invoiceId: invoice.id,
      statusBefore: invoice.status === InvoiceStatus.closed ? InvoiceStatus.pending : null,
      at: `${entry.date}T08:00:00Z`,
    })),
  );
  await insertRows(trx, 'invoice_reminder', reminderRows(invoices, today, by));
  for (const table of ['bank_transaction', 'invoice_payment', 'invoice_reminder'] as const)
    await continueNumbers(trx, table);
}

/** Payments of each invoice: closed ones in full, one open one in eight in part. */
function payments(invoices: readonly Invoice[], today: IsoDate): { lines: DemoLine[]; entries: Entry[] } {
  const lines: DemoLine[] = [];
  const entries: Entry[] = [];
  const pay = (invoice: Invoice, date: IsoDate, amount: number, source: PaymentSource) => {
    if (source === 'bank') lines.push(paymentLine(invoice, date, amount));
    const transactionId = source === 'bank' ? lines.length : null;
    entries.push({ invoice, date, amount, source, transactionId, rule: source === 'bank' ? 'ogm' : null });
  };
  const open: Invoice[] = [];
  for (const invoice of invoices) {
    const random = createRandom(SEED + invoice.id);
    if (invoice.amount === 0) continue;
    const source = invoice.kind === 'client' ? random.weighted<PaymentSource>(SOURCES) : 'bank';
    const date = paymentDay(invoice.id, invoice.date, today);
    if (invoice.status === InvoiceStatus.closed) pay(invoice, date, invoice.amount, source);
    else if (invoice.kind === 'client' && random.chance(0.125))
      pay(invoice, date, multiplyMoney(invoice.amount, 0.4), source);
    else if (invoice.kind === 'client') open.push(invoice);
  }
  for (const [index, [named, share]] of WAITING.entries()) {
    const invoice = open.at(-1 - index * 2);
    if (invoice) lines.push(paymentLine(invoice, today, multiplyMoney(invoice.amount, share), named));
  }
  return { lines, entries };
}

const SOURCES: readonly (readonly [PaymentSource, number])[] = [
  ['bank', 86],
  ['cash', 9],
  ['card', 5],
];

/** The same reminders as those that the level of each invoice was made of. */
function reminderRows(invoices: readonly Invoice[], today: IsoDate, by: { userId: number | null; userName: string }) {
  const overdue = invoices.filter(({ kind, status }) => kind === 'client' && status === InvoiceStatus.overdue);
  return overdue
    .flatMap(({ id, date }) =>
      remindersOf(reminding(id), date, today).map((reminder) => ({ ...reminder, ...by, invoiceId: id, reason: null })),
    )
    .map((row, index) => ({ ...row, id: index + 1, at: `${row.date}T09:00:00Z` }));
}

/** A line of some open invoices of last month was wrong: it is credited, and waits in the wallet to be invoiced again. */
async function creditSome(trx: Db, invoices: readonly Invoice[], { today, issuedBy }: DemoIssuing): Promise<void> {
  const company = await companyProfile(trx);
  const recent = invoices.filter(({ date, status }) => date >= startOfMonth(today) && status !== InvoiceStatus.closed);
  const chosen = KINDS.flatMap((kind) =>
    recent.filter((invoice) => invoice.kind === kind).slice(0, kind === 'client' ? 6 : 1),
  );
  let last = 0;
  for (const { kind, id: invoiceId, amount } of chosen) {
    const lines = await creditableLines(trx, kind, invoiceId);
    const [line] = lines;
    if (lines.length < 2 || !line || line.amount <= 0 || kind === 'driver' || last === 3) continue;
    last += 1;
    const sums = creditAmounts({ amount, credited: 0, lines }, new Set([line.bookingId]));
    const issuedAt = `${today}T06:30:00Z`;
    const kept = { totals: sums, company, issuedAt, issuedBy };
    const note = {
      id: last,
      kind,
      invoiceId,
      date: today,
      amount: sums.total,
      reason: 'Tarif erroné',
      whole: sums.whole,
    };
    await insertRows(trx, 'credit_note', [{ ...note, ...kept }]);
    const { bookingId, parking } = line;
    await insertRows(trx, 'credit_note_line', [
      { creditNoteId: last, position: 1, kind, invoiceId, bookingId, amount: line.amount, parking },
    ]);
    await trx
      .updateTable(INVOICE_LINES[kind])
      .set({ live: false })
      .where('invoiceId', '=', invoiceId)
      .where('bookingId', '=', bookingId)
      .execute();
  }
  await trx.updateTable('invoice_series').set({ last }).where('kind', '=', 'credit').execute();
}
