import type { Db } from '../../db/database.ts';
import { changed, found } from '../../kernel/found.ts';
import { deleteUnreferenced } from './delete-unreferenced.ts';
import type { MasterdataServices } from '../services.ts';

/** One kind of record: its queries, and how a form becomes what is stored. */
export interface RecordKind<Row, Values, Form> {
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
}

/** A call with the form of a record. */
export interface FormCall<Form> {
  readonly body: Form;
  readonly services: MasterdataServices;
}

/** What the handlers of plain records repeat: find or 404, create, change or 404, delete unless it is referred to (409 with the count). */
export function recordHandlers<Row, Values, Form>(kind: RecordKind<Row, Values, Form>) {
  return {
    get: async ({ path, services: { db } }: RecordCall) => [found(await kind.find(db, path.id))],
    create: async ({ body, services }: FormCall<Form>) => ({
      insertId: (await kind.insert(services.db, await kind.parse(body, services))).id,
    }),
    update: async ({ path, body, services }: RecordCall & FormCall<Form>) =>
      changed(await kind.change(services.db, path.id, await kind.parse(body, services))),
    remove: ({ path, services: { db } }: RecordCall) => deleteUnreferenced(db, path.id, kind),
  };
}
