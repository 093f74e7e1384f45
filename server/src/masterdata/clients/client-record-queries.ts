import { INVOICE_STATUSES, InvoiceStatus } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';
import { bookingRows, fromBookings } from '../../dispatch/public.ts';
import { logRows, toEntries } from '../logs/log-queries.ts';
import type { NewRow } from '../../db/types.ts';

/** Summaries of a client's trips, the latest first. */
export const clientTrips = (db: Db, clientId: number, limit: number) =>
  fromBookings(db)
    .select([
      'booking.id',
      'booking.ap_date as date',
      'booking.pick_time as pickTime',
      'booking.type',
      'booking.status',
      'booking.price',
      'booking.waitprice',
      'booking.mutualAmount',
    ])
    .select(['destination.name as destination_name', nameColumn('list', 'driver').as('driver_name')])
    .where('booking.clientId', '=', clientId)
    .orderBy('booking.ap_date', 'desc')
    .orderBy('booking.ap_time', 'desc')
    .limit(limit)
    .execute();

/** Trips of a client with all fields, the first one first. */
export const wholeClientTrips = (db: Db, clientId: number) =>
  bookingRows(db).where('booking.clientId', '=', clientId).orderBy('booking.ap_date').orderBy('booking.id').execute();

export async function clientInvoices(db: Db, clientId: number): Promise<AnswerOf<'listClientInvoiceHistory'>> {
  const rows = await db
    .selectFrom('client_invoice')
    .select(['id', 'date', 'amount as total', 'status'])
    .where('clientId', '=', clientId)
    .where('cancelledAt', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, status: statusOf(row.status) }));
}

const statusOf = (status: number): InvoiceStatus =>
  INVOICE_STATUSES.find((known) => known === status) ?? InvoiceStatus.pending;

export async function clientAliases(db: Db, clientId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('client_alias')
    .select('id')
    .where('clientId', '=', clientId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Reads and changes of the record, with user and time. */
export async function clientLog(db: Db, id: number) {
  const named = sql<boolean>`log.url like '/service/client/%' and log.body ~ ${`"(?:id|keep|remove)":${id}[,}]`}`;
  const rows = await logRows(db)
    .where((eb) =>
      eb.or([eb('log.url', '=', `/api/client/${id}`), eb('log.url', 'like', `/service/client/${id}/%`), named]),
    )
    .execute();
  return toEntries(rows);
}

const answered = ['id', 'name', 'kind', 'contentType', 'size', 'at', 'userName'] as const;

/** Documents of a client, the latest first. */
export async function listDocumentRows(db: Db, clientId: number) {
  const rows = await db
    .selectFrom('client_document')
    .select(answered)
    .where('clientId', '=', clientId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toDocument);
}

/** A document of a client, with the key of its file. */
export const findDocument = (db: Db, clientId: number, id: number) =>
  db
    .selectFrom('client_document')
    .select(['name', 'fileKey'])
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Adds a document, or returns the one with the same file and kind. The caller holds the lock of the client. */
export async function addDocument(trx: Db, document: NewRow<'client_document'>) {
  const same = await trx
    .selectFrom('client_document')
    .select(answered)
    .where('clientId', '=', document.clientId)
    .where('fileKey', '=', document.fileKey)
    .where('kind', '=', document.kind)
    .executeTakeFirst();
  return toDocument(
    same ?? (await trx.insertInto('client_document').values(document).returning(answered).executeTakeFirstOrThrow()),
  );
}

/** Deletes a document; its file is deleted once nothing else refers to it. */
export async function deleteDocument(db: Db, clientId: number, id: number): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom('client_document')
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows;
}

export const deleteDocuments = (trx: Db, ids: readonly number[]) =>
  trx.deleteFrom('client_document').where('clientId', 'in', ids).execute();

/** Locks a client against deletion and merging until the transaction ends. False when there is none. */
export const holdClient = async (trx: Db, id: number): Promise<boolean> =>
  (await trx.selectFrom('client').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) !== undefined;

const toDocument = <T extends { readonly at: Date }>({ at, ...document }: T) => ({ ...document, at: at.toISOString() });
