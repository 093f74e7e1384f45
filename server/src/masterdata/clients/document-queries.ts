import type { Db } from '../../db/database.ts';
import type { NewRow } from '../../db/types.ts';

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

/** Deletes all documents of some clients. */
export const deleteDocuments = (trx: Db, ids: readonly number[]) =>
  trx.deleteFrom('client_document').where('clientId', 'in', ids).execute();

/** Locks a client against deletion and merging until the transaction ends. False when there is none. */
export const holdClient = async (trx: Db, id: number): Promise<boolean> =>
  (await trx.selectFrom('client').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) !== undefined;

const toDocument = <T extends { readonly at: Date }>({ at, ...document }: T) => ({ ...document, at: at.toISOString() });
