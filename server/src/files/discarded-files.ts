import { sql } from 'kysely';
import type { FileServices } from './services.ts';
import type { Db } from '../db/database.ts';

/** Batch size of one deletion run. */
const MOST = 200;

/** Locks a file against deletion until the end of the transaction that refers to it. The caller must then check that the file still exists. */
export const holdFile = async (trx: Db, key: string): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 27))`.execute(trx));

/** Marks a file as discarded that was stored but never referred to. */
export const discardFile = async (db: Db, key: string): Promise<void> =>
  void (await db.insertInto('discarded_file').values({ key }).execute());

/**
 * Deletes the stored files of deleted receipts, documents, expenses and inserts, and replaced PDFs of invoices, unless another row refers to them. A
 * failed deletion is retried in the next run, after the others.
 * @throws the first error of the store
 */
export async function deleteDiscarded({ db, files, now }: Pick<FileServices, 'db' | 'files' | 'now'>): Promise<void> {
  for (const key of await discardedKeys(db)) {
    try {
      await db.transaction().execute((trx) => deleteUnused(trx, files, key));
    } catch (error) {
      await db.updateTable('discarded_file').set({ triedAt: now() }).where('key', '=', key).execute();
      throw error;
    }
  }
}

/** Advisory lock of a backup, held until it has copied the files of its snapshot. */
export const BACKUP_LOCK = [27, 16] as const;

async function discardedKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('discarded_file')
    .select('key')
    .groupBy('key')
    .orderBy(sql`max("triedAt") nulls first`)
    .orderBy(sql`min(id)`)
    .limit(MOST)
    .execute();
  return rows.map(({ key }) => key);
}

async function deleteUnused(trx: Db, files: FileServices['files'], key: string): Promise<void> {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK[0]}, ${BACKUP_LOCK[1]})
    and pg_try_advisory_xact_lock(hashtextextended(${key}, 27)) as mine`.execute(trx);
  // Locked by a backup, by a transaction that refers to it or by another process: retried in the next run.
  if (!rows[0]?.mine) return;
  // Files discarded from here on are left to the next run.
  const seen = (await trx.selectFrom('discarded_file').select('id').where('key', '=', key).execute()).map(
    ({ id }) => id,
  );
  if (seen.length === 0) return;
  if (!(await isReferred(trx, key))) await files.remove(key);
  await trx.deleteFrom('discarded_file').where('id', 'in', seen).execute();
}

async function isReferred(trx: Db, key: string): Promise<boolean> {
  // The name of a file is its hash and its type.
  const [hash] = key.split('.');
  const used = [
    ...FILE_COLUMNS.key.map((table) => sql`exists (select from ${sql.table(table)} where "fileKey" = ${key})`),
    ...FILE_COLUMNS.pdf.map((table) => sql`exists (select from ${sql.table(table)} where "pdfSha256" = ${hash})`),
  ];
  const { rows } = await sql<{ used: boolean }>`select ${sql.join(used, sql` or `)} as used`.execute(trx);
  return rows[0]?.used ?? true;
}

/** Columns that refer to a stored file: by its key, or by the hash of a PDF. A test compares them with the schema. */
export const FILE_COLUMNS = {
  key: ['ticket', 'client_document', 'expense', 'inserts', 'sent_receipt', 'company_logo'],
  pdf: ['client_invoice', 'driver_invoice', 'insurance_invoice', 'credit_note'],
} as const;

/** Query of the keys of every file that a row refers to: column `key`. */
export const REFERENCED_FILES = [
  ...FILE_COLUMNS.key.map((table) => `select "fileKey" as key from ${table} where "fileKey" is not null`),
  ...FILE_COLUMNS.pdf.map((table) => `select "pdfSha256" || '.pdf' as key from ${table} where "pdfSha256" is not null`),
].join(' union ');
