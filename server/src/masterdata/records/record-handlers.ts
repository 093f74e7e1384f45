import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { changed, found } from '../../kernel/found.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { deleteUnreferenced } from './delete-unreferenced.ts';
import { fieldChanges, recordName } from './field-changes.ts';
import type { MasterdataServices } from '../services.ts';

/** One kind of record: its queries, and how a form becomes what is stored. */
export interface RecordKind<Row extends object, Values extends object, Form> {
  find(db: Db, id: number): Promise<Row | undefined>;
  insert(db: Db, values: Values): Promise<{ id: number }>;
  change(db: Db, id: number, values: Values): Promise<bigint>;
  lock(trx: Db, id: number): Promise<unknown>;
  remove(db: Db, id: number): Promise<bigint>;
  /** What keeps a record from being deleted (DECISIONS 52); without it nothing does. */
  countReferences?(db: Db, id: number): Promise<number>;
  /** @throws ProblemError with every field that is wrong */
  parse(form: Form, services: MasterdataServices): Values | Promise<Values>;
}

/** A call about one record. */
export interface RecordCall {
  readonly path: { readonly id: number };
  readonly services: MasterdataServices;
  readonly request: FastifyRequest;
}

/** A call with the form of a record. */
export interface FormCall<Form> {
  readonly body: Form;
  readonly services: MasterdataServices;
  readonly request: FastifyRequest;
}

/**
 * What the handlers of plain records repeat: find or 404, create, change or 404, delete unless it is referred to (409 with the count). The log gets the
 * name of the record and the fields that changed.
 */
export function recordHandlers<Row extends object, Values extends object, Form>(kind: RecordKind<Row, Values, Form>) {
  return {
    get: async ({ path, services: { db }, request }: RecordCall) => {
      const record = found(await kind.find(db, path.id));
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
    update: async ({ path, body, services, request }: RecordCall & FormCall<Form>) => {
      const values = await kind.parse(body, services);
      const before = found(await kind.find(services.db, path.id));
      noteForLog(request, { subject: recordName(before), changes: fieldChanges(before, values) });
      return changed(await kind.change(services.db, path.id, values));
    },
    remove: async ({ path, services: { db }, request }: RecordCall) => {
      noteForLog(request, { subject: recordName(found(await kind.find(db, path.id))) });
      return deleteUnreferenced(db, path.id, kind);
    },
  };
}
