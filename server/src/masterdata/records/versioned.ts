import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { beginChange, type RecordName, rowVersion } from '../../db/record-versions.ts';
import type { Database } from '../../db/types.ts';
import type { Caller } from '../../kernel/caller.ts';
import { found } from '../../kernel/problem.ts';
import { answerVersion, contentVersion } from '../../kernel/version.ts';

/** Dependencies of the handlers of versioned records. */
export interface RecordServices {
  readonly db: Db;
  readonly now: () => Date;
}

export interface ReadCall {
  readonly services: RecordServices;
  readonly reply: FastifyReply;
}

export interface ChangeCall extends ReadCall {
  readonly request: FastifyRequest;
  readonly caller: Caller;
}

export interface Versioned<Row extends object> extends RecordName {
  /** Table of a record that is one row and has its version; the version of others is a digest of what is read. */
  readonly table?: keyof Database;
  /** @throws ProblemError 404 */
  readonly read: (db: Db) => Promise<Row>;
  /** Locks it until the transaction ends. */
  readonly lock: (trx: Db) => Promise<unknown>;
}

/** Version of a row, or of the record as read. */
const versionOf = async <Row extends object>(db: Db, { table, key, read }: Omit<Versioned<Row>, 'lock'>, row?: Row) =>
  table ? found(await rowVersion(db, table, key)) : contentVersion(row ?? (await read(db)));

/** The record; its version, answered beside it, is read first, so that it is never newer. */
export async function readVersioned<Row extends object>(
  call: ReadCall,
  versioned: Omit<Versioned<Row>, 'lock'>,
): Promise<Row> {
  const { db } = call.services;
  const version = versioned.table && (await versionOf(db, versioned));
  const record = await versioned.read(db);
  answerVersion(call, version ?? contentVersion(record));
  return record;
}

/**
 * Changes a whole record in one transaction: locked, refused when the call was based on another version, and signed. Answers the new version.
 * @param shown the record as its GET answers it
 * @returns result of `change`
 * @throws ProblemError 409 `record.changed`
 */
export async function changeVersioned<Row extends object, Result>(
  call: ChangeCall,
  versioned: Versioned<Row>,
  change: (trx: Db, record: Row) => Promise<Result>,
  shown: (record: Row) => object = (record) => record,
): Promise<Result> {
  const { services, request, caller } = call;
  const { kind, key, lock, read } = versioned;
  const saved = await services.db.transaction().execute(async (trx) => {
    await lock(trx);
    const record = await read(trx);
    const standing = { kind, key, version: await versionOf(trx, versioned, record), record: shown(record) };
    await beginChange(trx, { request, caller, at: services.now() }, standing);
    const result = await change(trx, record);
    return { result, version: await versionOf(trx, versioned) };
  });
  answerVersion(call, saved.version);
  return saved.result;
}
