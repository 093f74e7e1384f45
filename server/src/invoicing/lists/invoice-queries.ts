import { INVOICE_ADDRESSEES, type InvoiceKind, type DateRange, InvoiceStatus } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { bookingRows, INVOICE_LINES } from '../../dispatch/public.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { notFound } from '../../kernel/problem.ts';
import type { WalletRow } from '../wallets/wallet-row.ts';
import { standingColumns, standingOf } from '../account/account-queries.ts';
import { INVOICE_TABLES, dueOf } from '../kinds.ts';
import { lastSent } from '../sending/sent-marks.ts';

/**
 * The bookings of an invoice as they were when it was made; notes and other fields not stored with its lines are current.
 * @throws ProblemError 404 when the payer has no such invoice
 */
export async function invoiceBookings(
  db: Db,
  kind: InvoiceKind,
  { invoiceId, payerId }: { readonly invoiceId: number; readonly payerId: number },
): Promise<WalletRow[]> {
  const invoice = sql.table(`${kind}_invoice`);
  const { rows: found } = await sql`select from ${invoice}
    where id = ${invoiceId} and ${sql.ref(INVOICE_ADDRESSEES[kind])} = ${payerId}`.execute(db);
  if (found.length === 0) throw notFound();
  const lines = await db
    .selectFrom(INVOICE_LINES[kind])
    .select(['bookingId', 'amount', 'snapshot'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('position')
    .execute();
  const ids = lines.map(({ bookingId }) => bookingId);
  const bookings = await bookingRows(db)
    .where('booking.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  const today = new Map(bookings.map((booking) => [booking.id, booking]));
  return lines.flatMap(({ bookingId, amount, snapshot }) => {
    const booking = today.get(bookingId);
    return booking ? [{ ...booking, total: amount, ...snapshot }] : [];
  });
}

/** Filter for invoices of a kind; cancelled ones are in no list. */
export interface InvoiceQuery {
  /** Every status when missing. */
  readonly statuses?: readonly InvoiceStatus[];
  /** Dates of the invoices, both included. */
  readonly range?: DateRange;
  readonly id?: number;
}

/** Statuses of the active lists and of the archives (specification/invoices.md#status). */
export const ACTIVE: readonly InvoiceStatus[] = [InvoiceStatus.pending, InvoiceStatus.overdue];
export const ARCHIVED: readonly InvoiceStatus[] = [InvoiceStatus.closed];

/** Columns of the list of each kind beside those that all have, from the invoice and its payer. */
const OWN = {
  client: sql`payer.firstname, payer.lastname, invoice."clientId", invoice."invoiceName", invoice.recall`,
  driver: sql`payer.firstname, payer.lastname, invoice."driverId", invoice."clientId", invoice.factuur,
    array(select "bookingId" from driver_invoice_line line where line."invoiceId" = invoice.id order by line.position) as bookings`,
  insurance: sql`payer.name, invoice."insuranceId", invoice."clientId"`,
} as const satisfies Readonly<Record<InvoiceKind, unknown>>;

interface InvoiceRows {
  readonly client: AnswerOf<'listClientInvoices'>;
  readonly driver: AnswerOf<'listDriverInvoices'>;
  readonly insurance: AnswerOf<'listInsuranceInvoices'>;
}

/** Invoices of a kind, the latest first; those of drivers with the numbers of their bookings. */
export async function invoiceRows<Kind extends InvoiceKind>(
  db: Db,
  kind: Kind,
  { statuses, range, id }: InvoiceQuery,
): Promise<InvoiceRows[Kind][number][]> {
  const conditions = [sql`invoice."cancelledAt" is null`];
  if (statuses) conditions.push(sql`invoice.status = any(${statuses}::smallint[])`);
  if (range) conditions.push(sql`invoice.date between ${range.start} and ${range.end}`);
  if (id !== undefined) conditions.push(sql`invoice.id = ${id}`);
  const { rows } = await sql<InvoiceRows[Kind][number]>`
    select invoice.id, invoice.date, ${dueOf('invoice')} as due, invoice.amount, invoice.status, ${OWN[kind]}, ${sql.join(standingColumns('invoice'))},
      ${lastSent(kind, 'invoice.id')} as sent
    from ${sql.table(INVOICE_TABLES[kind])} invoice
    join ${sql.table(kind)} payer on payer.id = invoice.${sql.ref(INVOICE_ADDRESSEES[kind])}
    left join ${standingOf(kind, id)} on standing."invoiceId" = invoice.id
    where ${sql.join(conditions, sql` and `)} order by invoice.date desc, invoice.id desc`.execute(db);
  return rows;
}

/** Locks an invoice and returns its mutable fields. */
export const lockInvoice = (trx: Db, kind: InvoiceKind, id: number) =>
  trx
    .selectFrom(INVOICE_TABLES[kind])
    .select('status')
    .$if(kind === 'client', (query) => query.select(sql<number>`recall`.as('recall')))
    .where('id', '=', id)
    .where('cancelledAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Changes status or reminder level of an invoice. */
export const changeInvoice = (
  trx: Db,
  kind: InvoiceKind,
  id: number,
  change: { readonly status?: number; readonly recall?: number },
) =>
  kind === 'client'
    ? trx.updateTable('client_invoice').set(change).where('id', '=', id).execute()
    : trx.updateTable(INVOICE_TABLES[kind]).set({ status: change.status }).where('id', '=', id).execute();
