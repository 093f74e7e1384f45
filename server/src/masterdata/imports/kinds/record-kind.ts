import type { ImportValues } from '@navette/shared/domain';
import type { Db } from '../../../db/database.ts';
import type { BodyOf, OperationId } from '../../../kernel/operation.ts';
import { bodyReader } from '../body-reader.ts';
import type { ImportKind, ImportTable } from '../import-kind.ts';
import type { ImportServices } from '../import-services.ts';

interface RecordOptions<Create extends OperationId, Values extends object> {
  readonly kind: ImportKind['kind'];
  readonly create: Create;
  readonly update: OperationId;
  readonly table: ImportTable;
  readonly existing: ImportKind['existing'];
  readonly referenced: ImportKind['referenced'];
  readonly parse: (body: BodyOf<Create>, services: ImportServices) => Values | Promise<Values>;
  readonly insert: (trx: Db, values: Values) => Promise<{ readonly id: number }>;
  readonly change: (trx: Db, id: number, values: Values) => Promise<bigint>;
}

/** Import of a plain record, by the parse and the queries of its handlers. */
export function recordImport<Create extends OperationId, Values extends object>({
  kind,
  create,
  update,
  table,
  existing,
  referenced,
  parse,
  insert,
  change,
}: RecordOptions<Create, Values>): ImportKind {
  const bodyOf = bodyReader(create);
  return {
    kind,
    create,
    update,
    table,
    existing,
    referenced,
    reader: async (services) => async (values) => {
      const record = await parse(bodyOf(values), services);
      return {
        completed: placeOf(record),
        columns: Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [name])),
        insert: async (trx) => (await insert(trx, record)).id,
        change: (trx, id) => change(trx, id, record),
      };
    },
  };
}

/** Where the address lies, so that it is asked for once. */
function placeOf(record: object): ImportValues {
  const { latitude, longitude } = { latitude: null, longitude: null, ...record };
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {};
}
