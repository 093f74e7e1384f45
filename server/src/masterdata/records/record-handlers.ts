import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-queries.ts';
import { changed, found, refuseReferenced } from '../../kernel/problem.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { fieldChanges, recordName } from './field-changes.ts';
import { type ChangeCall, changeVersioned, type ReadCall, readVersioned, type RecordServices } from './versioned.ts';

/** One kind of record: its queries, and the parser of its form. */
interface RecordKind<Row extends { readonly id: number }, Values extends object, Form, Services> {
  readonly table: RecordTable;
  find(db: Db, id: number): Promise<Row | undefined>;
  insert(db: Db, values: Values): Promise<{ id: number }>;
  change(db: Db, id: number, values: Values): Promise<bigint>;
  lock(trx: Db, id: number): Promise<unknown>;
  remove(db: Db, id: number): Promise<bigint>;
  /** The record as its GET returns it, if that is not the row. */
  readonly shown?: (row: Row) => object;
  /** Number of references that block a deletion (specification/registers.md#deleting); without it nothing does. */
  countReferences?(db: Db, id: number): Promise<number>;
  /** @throws ProblemError with every wrong field */
  parse(form: Form, services: Services): Values | Promise<Values>;
}

export interface FormCall<Form, Services> {
  readonly body: Form;
  readonly services: Services;
  readonly request: FastifyRequest;
}

export interface RecordCall extends ReadCall {
  readonly path: { readonly id: number };
  readonly request: FastifyRequest;
}

/**
 * Common handlers of plain records: find or 404, create, update or 404, delete unless it is referenced (409 with the count). Logs the name of the
 * record and the changed fields. Updates are serialised, each checked against the version it was based on.
 */
export function recordHandlers<
  Row extends { readonly id: number },
  Values extends object,
  Form,
  Services extends RecordServices = RecordServices,
>(kind: RecordKind<Row, Values, Form, Services>) {
  const { table } = kind;
  const versioned = (id: number) => ({
    kind: table,
    table,
    key: id,
    read: async (db: Db) => found(await kind.find(db, id)),
    lock: (trx: Db) => kind.lock(trx, id),
  });
  return {
    get: async (call: RecordCall) => {
      // The id may be an alias.
      const { id } = found(await kind.find(call.services.db, call.path.id));
      const record = await readVersioned(call, versioned(id));
      noteForLog(call.request, { subject: recordName(record) });
      return [record];
    },
    create: async ({ body, services, request }: FormCall<Form, Services>) => {
      const values = await kind.parse(body, services);
      noteForLog(request, { subject: recordName(values) });
      const { id } = await services.db.transaction().execute((trx) => kind.insert(trx, values));
      noteForLog(request, { recordId: id });
      return { insertId: id };
    },
    update: async (call: ChangeCall & RecordCall & FormCall<Form, Services>) => {
      const { path, body, services, request } = call;
      const values = await kind.parse(body, services);
      const change = async (trx: Db, before: Row) => {
        noteForLog(request, { subject: recordName(before), changes: fieldChanges(before, values) });
        return changed(await kind.change(trx, path.id, values));
      };
      return changeVersioned(call, versioned(path.id), change, kind.shown);
    },
    remove: async ({ path, services: { db }, request }: RecordCall) => {
      noteForLog(request, { subject: recordName(found(await kind.find(db, path.id))) });
      return deleteUnreferenced(db, path.id, kind);
    },
  };
}

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
