import type { ImportKind as KindName } from '@navette/openapi/enums';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { authorColumn } from '../../db/name-column.ts';
import type { NewRow } from '../../db/types.ts';
import type { ImportTable } from './import-kind.ts';

export interface ImportedRecord {
  readonly row: number;
  readonly recordId: number;
  readonly action: 'create' | 'update';
  readonly before: Readonly<Record<string, unknown>> | null;
}

/** Serialises imports, so that the same file twice at once adds its rows once. */
export const lockImports = (trx: Db) => sql`select pg_advisory_xact_lock(hashtext('imports'))`.execute(trx);

/** Without generated columns; an empty column added later changes nothing. */
const fingerprint = sql`encode(sha256(convert_to(jsonb_strip_nulls(to_jsonb(record) - array['search', 'ssnDigits'])::text, 'UTF8')), 'hex')`;

/** Columns of a locked record that an import sets; undefined when it was deleted. */
export async function lockedColumns(
  trx: Db,
  table: ImportTable,
  id: number,
  columns: readonly string[],
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    select to_jsonb(record) as record from ${sql.table(table)} record where id = ${id} for update`.execute(trx);
  const [found] = rows;
  return found && Object.fromEntries(columns.map((name) => [name, found.record[name] ?? null]));
}

/** Restores a record's former values. */
export const restoreColumns = (
  trx: Db,
  table: ImportTable,
  { recordId, before }: Pick<ImportedRecord, 'recordId' | 'before'>,
) =>
  sql`
    update ${sql.table(table)} record set ${sql.join(
      Object.keys(before ?? {}).map((name) => sql`${sql.ref(name)} = ${sql.ref(`former.${name}`)}`),
    )}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(before)}::jsonb) former where record.id = ${recordId}`.execute(
    trx,
  );

/** Stores an import: the batch, and the state of each record after it. */
export async function insertImport(
  trx: Db,
  batch: NewRow<'import_batch'>,
  table: ImportTable,
  records: readonly ImportedRecord[],
): Promise<number> {
  const { id } = await trx.insertInto('import_batch').values(batch).returning('id').executeTakeFirstOrThrow();
  await sql`
    insert into import_record ("importId", row, "recordId", action, fingerprint, before)
    select ${id}, done.row, record.id, done.action, ${fingerprint}, done.before
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as done (row integer, "recordId" integer, action text, before jsonb)
      join ${sql.table(table)} record on record.id = done."recordId"`.execute(trx);
  return id;
}

/** Existing records of an import, locked, with whether they changed since. */
export async function importedRecords(trx: Db, table: ImportTable, importId: number) {
  await sql`
    select from ${sql.table(table)} record where id in (select "recordId" from import_record where "importId" = ${importId}) order by id for update`.execute(
    trx,
  );
  const { rows } = await sql<ImportedRecord & { changed: boolean }>`
    select row, "recordId", action, before, fingerprint <> ${fingerprint} as changed
    from import_record join ${sql.table(table)} record on record.id = "recordId"
    where "importId" = ${importId} order by row`.execute(trx);
  return rows;
}

/** Deletes unreferenced records; bookings have a deletion of their own. */
export const deleteRecords = (trx: Db, table: ImportTable, ids: readonly number[]) =>
  sql`delete from ${sql.table(table)} where id = any(${ids}::integer[])`.execute(trx);

const shown = [
  'id',
  'kind',
  'source',
  'at',
  authorColumn('import_batch').as('userName'),
  'created',
  'updated',
  'skipped',
  'undoneAt',
  'undoneBy',
] as const;

/** Imports of some kinds, the latest first. */
export const listImportRows = (db: Db, kinds: readonly KindName[], limit: number) =>
  db
    .selectFrom('import_batch')
    .select(shown)
    .where('kind', 'in', kinds)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Shapes of imported files, the latest first; those of undone imports may be wrong. */
export async function listShapes(db: Db, kind: KindName, limit: number) {
  const rows = await db
    .selectFrom('import_batch')
    .select('shape')
    .where('kind', '=', kind)
    .where('shape', 'is not', null)
    .where('undoneAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ shape }) => shape ?? []);
}

export const findImport = (db: Db, id: number) =>
  db.selectFrom('import_batch').select(shown).where('id', '=', id).executeTakeFirstOrThrow();

/** An import, locked until the transaction ends. */
export const lockImport = (trx: Db, id: number) =>
  trx.selectFrom('import_batch').select(shown).where('id', '=', id).forUpdate().executeTakeFirst();

/** Marks an import as undone and deletes its stored data. */
export async function markUndone(trx: Db, id: number, undoneBy: string, undoneAt: Date): Promise<void> {
  await trx.updateTable('import_batch').set({ undoneAt, undoneBy }).where('id', '=', id).execute();
  await trx.deleteFrom('import_record').where('importId', '=', id).execute();
}

/** Number of imported movements that pay invoices. */
export async function countMatchedLines(trx: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bank_transaction line where "importId" = ${importId}
      and ((select sum(amount) from invoice_payment where "transactionId" = line.id) <> 0
        or (select sum(amount) from bank_part where "transactionId" = line.id) <> 0)`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Deletes the movements of a statement's import; returns the count. */
export async function deleteStatementLines(trx: Db, importId: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('bank_transaction')
    .where('importId', '=', importId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
