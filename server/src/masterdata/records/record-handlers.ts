import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-queries.ts';
import { beginChange, rowVersion } from '../../db/record-versions.ts';
import type { Caller } from '../../kernel/caller.ts';
import { changed, found, refuseReferenced } from '../../kernel/problem.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { answerVersion } from '../../kernel/version.ts';
import { fieldChanges, recordName } from './field-changes.ts';
import type { MasterdataServices } from '../services.ts';

/** One kind of record: its queries, and the parser of its form. */
interface RecordKind<Row extends { readonly id: number }, Values extends object, Form> {
  readonly table: RecordTable;
  find(db: Db, id: number): Promise<Row | undefined>;
  insert(db: Db, values: Values): Promise<{ id: number }>;
  change(db: Db, id: number, values: Values): Promise<bigint>;
  lock(trx: Db, id: number): Promise<unknown>;
  remove(db: Db, id: number): Promise<bigint>;
  /** The record as its GET returns it, if that is not the row. */
  shown?(row: Row): object;
  /** Number of references that block a deletion (specification/registers.md#deleting); without it nothing does. */
  countReferences?(db: Db, id: number): Promise<number>;
  /** @throws ProblemError with every wrong field */
  parse(form: Form, services: MasterdataServices): Values | Promise<Values>;
}

/** A call about one record. */
export interface RecordCall {
  readonly path: { readonly id: number };
  readonly services: MasterdataServices;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call with the form of a record. */
export interface FormCall<Form> {
  readonly body: Form;
  readonly services: MasterdataServices;
  readonly request: FastifyRequest;
}

/**
 * Common handlers of plain records: find or 404, create, update or 404, delete unless it is referenced (409 with the count). Logs the name of the
 * record and the changed fields. Updates are serialised, each checked against the version it was based on.
 */
export function recordHandlers<Row extends { readonly id: number }, Values extends object, Form>(
  kind: RecordKind<Row, Values, Form>,
) {
  return {
    get: async ({ path, services: { db }, request, reply }: RecordCall) => {
      // The id may be an alias; the version is read before the row.
      const { id } = found(await kind.find(db, path.id));
      const version = await versionOf(db, kind, id);
      const record = found(await kind.find(db, id));
      answerVersion({ reply }, version);
      noteForLog(request, { subject: recordName(record) });
      return [record];
    },
    create: async ({ body, services, request }: FormCall<Form>) => {
      const values = await kind.parse(body, services);
      noteForLog(request, { subject: recordName(values) });
      const { id } = await kind.insert(services.db, values);
      noteForLog(request, { recordId: id });
      return { insertId: id };
    },
    update: async (call: RecordCall & FormCall<Form> & { readonly caller: Caller }) => {
      const { path, body, services, request, caller } = call;
      const values = await kind.parse(body, services);
      const saved = await services.db.transaction().execute(async (trx) => {
        await kind.lock(trx, path.id);
        const before = found(await kind.find(trx, path.id));
        const standing = { kind: kind.table, key: path.id, version: await versionOf(trx, kind, path.id) };
        const record = kind.shown?.(before) ?? before;
        await beginChange(trx, { request, caller, at: services.now() }, { ...standing, record });
        noteForLog(request, { subject: recordName(before), changes: fieldChanges(before, values) });
        const answer = changed(await kind.change(trx, path.id, values));
        return { answer, version: await versionOf(trx, kind, path.id) };
      });
      answerVersion(call, saved.version);
      return saved.answer;
    },
    remove: async ({ path, services: { db }, request }: RecordCall) => {
      noteForLog(request, { subject: recordName(found(await kind.find(db, path.id))) });
      return deleteUnreferenced(db, path.id, kind);
    },
  };
}

const versionOf = async (db: Db, { table }: { readonly table: RecordTable }, id: number): Promise<string> =>
  found(await rowVersion(db, table, id));

/** Deletion of a kind of record. */
interface Deletion {
  /** Further checks, before the record is locked. */
  check?(trx: Db, id: number): Promise<void>;
  /** Locks the record until the transaction ends. */
  lock(trx: Db, id: number): Promise<unknown>;
  /** Number of references to it (specification/registers.md#deleting); without it there can be none. */
  countReferences?(trx: Db, id: number): Promise<number>;
  remove(trx: Db, id: number): Promise<bigint>;
}

/**
 * Deletes an unreferenced record, under a row lock: a concurrent reference is either counted, or fails because the record is gone.
 * @throws ProblemError 409 `referenced` with the count, 404 for an unknown record
 */
export const deleteUnreferenced = (db: Db, id: number, kind: Deletion): Promise<{ affectedRows: number }> =>
  db.transaction().execute(async (trx) => {
    await kind.check?.(trx, id);
    await kind.lock(trx, id);
    refuseReferenced((await kind.countReferences?.(trx, id)) ?? 0);
    return changed(await kind.remove(trx, id));
  });
