import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { type Caller, callerName } from '../kernel/caller.ts';
import { refuseReadOnly } from '../kernel/read-only.ts';
import { isForAnother, type LastChange, overtaken } from '../kernel/version.ts';
import type { Db } from './database.ts';
import type { Database } from './types.ts';

/** A record that PUT changes: its kind and its number or key. */
export interface RecordName {
  readonly kind:
    | keyof Database
    | 'access'
    | 'accounts'
    | 'availability'
    | 'availabilityDays'
    | 'company'
    | 'messages'
    | 'platformTables'
    | 'rolePages';
  readonly key: number | string;
}

/** Author and time of a change. */
export interface Author {
  readonly caller: Caller;
  readonly at: Date;
}

/**
 * Version of a row: the transaction that wrote it last. It says nothing of what the row holds, so that it may be shown to everybody who may see a part of it.
 * Read before the row itself, it is never newer than what is read.
 */
export async function rowVersion(db: Db, table: keyof Database, id: number | string): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`
    select xmin::text as version from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0]?.version;
}

/** Writes down who changed a record last. */
export async function noteChange(trx: Db, { kind, key }: RecordName, { caller, at }: Author): Promise<void> {
  const change = { userName: callerName(caller), at };
  await trx
    .insertInto('record_change')
    .values({ kind, key: String(key), ...change })
    .onConflict((row) => row.columns(['kind', 'key']).doUpdateSet(change))
    .execute();
}

/** Last change of a record; undefined when it was not changed since changes are recorded. */
export const lastChange = (db: Db, { kind, key }: RecordName): Promise<LastChange | undefined> =>
  db
    .selectFrom('record_change')
    .select(['userName as who', 'at'])
    .where('kind', '=', kind)
    .where('key', '=', String(key))
    .executeTakeFirst();

/** A record that is locked, as it stands before a change. */
export interface Standing extends RecordName {
  readonly version: string;
  /** Record as its GET answers it. */
  readonly record: object;
}

/**
 * First step of every change of a whole record, once it is locked: refuses a change that was meant for another version (409 `record.changed` with who and
 * when), and one of what only the server writes (400); then writes down who changes it.
 */
export async function beginChange(
  trx: Db,
  { request, ...author }: Author & { readonly request: Pick<FastifyRequest, 'headers' | 'readOnly'> },
  { version, record, ...name }: Standing,
): Promise<void> {
  if (isForAnother(request, version)) throw overtaken(await lastChange(trx, name));
  refuseReadOnly(request, record);
  await noteChange(trx, name, author);
}
