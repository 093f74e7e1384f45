import type { DocumentSeries, InvoiceKind, LastDocument } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { bookingRows, INVOICE_LINES } from '../../dispatch/public.ts';
import { INVOICE_TABLES } from '../kinds.ts';
import type { BookingRow } from '../wallets/wallet-queries.ts';

const among = (ids: readonly number[]) => sql<number>`any(${ids}::integer[])`;

/** Locks bookings ordered by id, so that concurrent calls don't deadlock; returns the archived ones. */
export async function lockForInvoice(trx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('booking')
    .select(['id', 'archivedAt'])
    .where('id', '=', among(ids))
    .orderBy('id')
    .forUpdate()
    .modifyEnd(prepared)
    .execute();
  return new Set(rows.filter(({ archivedAt }) => archivedAt).map(({ id }) => id));
}

/** Bookings in the order of an invoice's lines. */
/** @param isNamed with the national number of each client */
export const rowsToInvoice = (trx: Db, ids: readonly number[], isNamed = false): Promise<BookingRow[]> =>
  bookingRows(trx)
    .$if(isNamed, (query) => query.select('client.ssn as client_ssn'))
    .where('booking.id', '=', among(ids))
    .orderBy('booking.ap_date')
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .modifyEnd(prepared)
    .execute();

export async function liveInvoices(
  trx: Db,
  kind: InvoiceKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await trx
    .selectFrom(INVOICE_LINES[kind])
    .select(['bookingId', 'invoiceId'])
    .where('bookingId', '=', among(ids))
    .where('live', '=', true)
    .modifyEnd(prepared)
    .execute();
  return new Map(rows.map(({ bookingId, invoiceId }) => [bookingId, invoiceId]));
}

/** Another booking of the same transport, and the live invoice that contains it; null while it is chosen as well. */
export interface SameTransport {
  readonly bookingId: number;
  readonly invoiceId: number | null;
}

/**
 * Bookings whose transport is on a live invoice of the insurer by another booking, or chosen by an earlier one: same day, direction and destination, so that
 * the parts of a chain are trips of their own (specification/booqit.md#invoiced-and-certificate).
 */
export async function repeatedTransports(trx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, SameTransport>> {
  const { rows } = await sql<SameTransport & { id: number }>`
    select distinct on (booking.id) booking.id, other.id as "bookingId", line."invoiceId" from booking
    join booking other on other."mutualPatientID" = booking."mutualPatientID" and other.id <> booking.id
      and other."insuranceId" = booking."insuranceId" and other."destinationId" = booking."destinationId"
      and other.ap_date = booking.ap_date and (other.type = 'back') = (booking.type = 'back')
    left join insurance_invoice_line line on line."bookingId" = other.id and line.live
    where booking.id = ${among(ids)} and booking."mutualPatientID" <> ''
      and (line."invoiceId" is not null or (other.id < booking.id and other.id = ${among(ids)}))
    order by booking.id, line."invoiceId" nulls last, other.id`.execute(trx);
  return new Map(rows.map(({ id, ...same }) => [id, same]));
}

/** Number of live lines of an invoice. */
export async function countLines(trx: Db, kind: InvoiceKind, invoiceId: number): Promise<number> {
  const { count } = await trx
    .selectFrom(INVOICE_LINES[kind])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invoiceId', '=', invoiceId)
    .where('live', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** The next number of a kind, without reserving it (specification/invoices.md#making). */
export async function nextNumber(db: Db, kind: InvoiceKind): Promise<number> {
  const { last } = await db
    .selectFrom('invoice_series')
    .select('last')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return last + 1;
}

const DOCUMENTS = { ...INVOICE_TABLES, credit: 'credit_note' } as const;

/** The last number of a series with the date of its document; undefined before the first. */
export const lastDocument = (db: Db, series: DocumentSeries): Promise<LastDocument | undefined> =>
  db
    .selectFrom(DOCUMENTS[series])
    .select(['id', 'date'])
    .orderBy('id', 'desc')
    .limit(1)
    .modifyEnd(prepared)
    .executeTakeFirst();

/** Takes the next number; the series is locked until the transaction ends. */
export const takeNumber = (trx: Db, kind: DocumentSeries): Promise<number> => takeNumbers(trx, kind, 1);

/** Takes the next numbers, and returns the last of them; the series is locked until the transaction ends. */
export async function takeNumbers(trx: Db, kind: DocumentSeries, count: number): Promise<number> {
  const { last } = await trx
    .updateTable('invoice_series')
    .set((column) => ({ last: column('last', '+', count) }))
    .where('kind', '=', kind)
    .returning('last')
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
  return last;
}
