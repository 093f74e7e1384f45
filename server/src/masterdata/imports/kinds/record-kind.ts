import type { ImportValues } from '@navette/shared/domain';
import type { Db } from '../../../db/database.ts';
import type { BodyOf, OperationId } from '../../../kernel/operation.ts';
import type { Precision } from '../../../ports/addresses/address-port.ts';
import type { ProblemField } from '../../../kernel/problem.ts';
import { bodyReader } from '../body-reader.ts';
import type { ImportKind, ImportTable, ImportServices } from '../import-kind.ts';

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

/** Import of a plain record, with the parser and the queries of its handlers. */
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
      const asked = askingWhere(services);
      const record = await parse(bodyOf(values), asked.services);
      return {
        completed: placeOf(record),
        notices: asked.notices(),
        columns: Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [name])),
        insert: async (trx) => (await insert(trx, record)).id,
        change: (trx, id) => change(trx, id, record),
      };
    },
  };
}

/** Precision of a position, and the notice about an unknown one. */
const UNSURE: Readonly<Record<Precision | 'unknown', readonly ProblemField[]>> = {
  address: [],
  street: [],
  locality: [{ field: 'address', messageKey: 'validation.import.noStreet' }],
  unknown: [{ field: 'address', messageKey: 'validation.import.noPlace' }],
};

/** Services that keep the precision of a row's geocoded address. During an outage it is unknown, without a notice. */
function askingWhere(services: ImportServices) {
  const { addresses } = services;
  let precision: Precision | 'unknown' = 'address';
  const geocode = async (address: string) => {
    const place = await addresses.geocode(address);
    precision = place?.precision ?? (addresses.outage() === null ? 'unknown' : 'address');
    return place;
  };
  return {
    services: { ...services, addresses: { ...addresses, geocode } },
    notices: () => UNSURE[precision],
  };
}

/** Position of the address, so that it is geocoded once. */
function placeOf(record: object): ImportValues {
  const { latitude, longitude } = { latitude: null, longitude: null, ...record };
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {};
}
