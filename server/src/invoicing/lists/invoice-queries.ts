import {
  INVOICE_ADDRESSEES,
  type InvoiceKind,
  type DateRange,
  InvoiceStatus,
  type RecallLevel,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { bookingRows, INVOICE_LINES } from '../../dispatch/public.ts';
import { notFound } from '../../kernel/problem.ts';
import type { WalletRow } from '../wallets/wallet-row.ts';
import { standingColumns, standingOf } from '../account/account-queries.ts';
import { INVOICE_TABLES, dueOf } from '../kinds.ts';

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

function matching(kind: InvoiceKind, { statuses, range, id }: InvoiceQuery) {
  const column = (name: string) => sql.ref(`${INVOICE_TABLES[kind]}.${name}`);
  const conditions = [sql<boolean>`${column('cancelledAt')} is null`];
  if (statuses) conditions.push(sql<boolean>`${column('status')} = any(${statuses}::smallint[])`);
  if (range) conditions.push(sql<boolean>`${column('date')} between ${range.start} and ${range.end}`);
  if (id !== undefined) conditions.push(sql<boolean>`${column('id')} = ${id}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Client invoices, the latest first. */
export const clientInvoiceRows = (db: Db, query: InvoiceQuery) =>
  db
    .selectFrom('client_invoice')
    .innerJoin('client', 'client.id', 'client_invoice.clientId')
    .leftJoin(standingOf('client', query.id), 'standing.invoiceId', 'client_invoice.id')
    .select(standingColumns('client_invoice'))
    .select(dueOf('client_invoice').as('due'))
    .select([
      'client_invoice.id',
      'client_invoice.date',
      'client_invoice.clientId',
      'client.firstname',
      'client.lastname',
      'client_invoice.amount',
      'client_invoice.invoiceName',
      sql<InvoiceStatus>`client_invoice.status`.as('status'),
      sql<RecallLevel>`client_invoice.recall`.as('recall'),
    ])
    .where(matching('client', query))
    .orderBy('client_invoice.date', 'desc')
    .orderBy('client_invoice.id', 'desc')
    .execute();

/** Driver invoices with the numbers of their bookings, the latest first. */
export const driverInvoiceRows = (db: Db, query: InvoiceQuery) =>
  db
    .selectFrom('driver_invoice')
    .innerJoin('driver', 'driver.id', 'driver_invoice.driverId')
    .leftJoin(standingOf('driver', query.id), 'standing.invoiceId', 'driver_invoice.id')
    .select(standingColumns('driver_invoice'))
    .select(dueOf('driver_invoice').as('due'))
    .select([
      'driver_invoice.id',
      'driver_invoice.date',
      'driver_invoice.driverId',
      'driver_invoice.clientId',
      'driver.firstname',
      'driver.lastname',
      'driver_invoice.amount',
      'driver_invoice.factuur',
      sql<InvoiceStatus>`driver_invoice.status`.as('status'),
      sql<number[]>`array(select line."bookingId" from driver_invoice_line line
        where line."invoiceId" = driver_invoice.id order by line.position)`.as('bookings'),
    ])
    .where(matching('driver', query))
    .orderBy('driver_invoice.date', 'desc')
    .orderBy('driver_invoice.id', 'desc')
    .execute();

/** Insurance invoices, the latest first. */
export const insuranceInvoiceRows = (db: Db, query: InvoiceQuery) =>
  db
    .selectFrom('insurance_invoice')
    .innerJoin('insurance', 'insurance.id', 'insurance_invoice.insuranceId')
    .leftJoin(standingOf('insurance', query.id), 'standing.invoiceId', 'insurance_invoice.id')
    .select(standingColumns('insurance_invoice'))
    .select(dueOf('insurance_invoice').as('due'))
    .select([
      'insurance_invoice.id',
      'insurance_invoice.date',
      'insurance.name',
      'insurance_invoice.clientId',
      'insurance_invoice.insuranceId',
      'insurance_invoice.amount',
      sql<InvoiceStatus>`insurance_invoice.status`.as('status'),
    ])
    .where(matching('insurance', query))
    .orderBy('insurance_invoice.date', 'desc')
    .orderBy('insurance_invoice.id', 'desc')
    .execute();

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
