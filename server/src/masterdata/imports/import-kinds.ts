import type { RecordImportKind } from '@navette/openapi/enums';
import { operations } from '@navette/openapi/operations';
import { mayCall } from '@navette/shared/domain';
import type { ImportValues } from '@navette/shared/import';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { recordQueries } from '../../db/record-queries.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { BodyOf, OperationId } from '../../kernel/operation.ts';
import { forbidden, type ProblemField } from '../../kernel/problem.ts';
import type { Precision } from '../../ports/addresses/address-port.ts';
import { changeCarecenter, parseCareCenter } from '../carecenter-handlers.ts';
import { parseClient } from '../clients/client-form.ts';
import { clientRecords } from '../clients/client-queries.ts';
import { parseDestination } from '../destination-handlers.ts';
import { parseDriver } from '../drivers/driver-handlers.ts';
import { parseInsurance } from '../insurance-handlers.ts';
import { parseMCode } from '../mcode-handlers.ts';
import { checkedUser, insertNewUser, withTemporaryPassword } from '../user-handlers.ts';
import { type Reference, REFERENCES, referencedBy } from '../records/record-lists.ts';
import { bookingImport } from './booking-import.ts';
import { standingOrderImport } from './standing-order-import.ts';
import { completedPlace } from './complete-place.ts';
import { bodyReader, type ImportKind, type ImportServices, type ImportTable } from './import-kind.ts';

interface InsertedRecord {
  readonly id: number;
  readonly password?: string | null;
}

interface RecordOptions<Create extends OperationId, Values extends object> {
  readonly kind: Exclude<ImportKind['kind'], 'bookings' | 'standingOrders'>;
  readonly create: Create;
  readonly update?: OperationId;
  readonly records: {
    readonly table: Exclude<ImportTable, 'booking'>;
    insert(trx: Db, values: Values): Promise<InsertedRecord>;
    change(trx: Db, id: number, values: Values): Promise<bigint>;
  };
  /** Columns that tell whether a row is a record that exists. */
  readonly compared: readonly string[];
  /** Records to compare with; all by default. */
  readonly among?: RawBuilder<SqlBool>;
  /** Records in use, where no column refers to them. */
  readonly referenced?: ImportKind['referenced'];
  /** References besides those that block a deletion. */
  readonly alsoReferenced?: readonly Reference[];
  /** Does the slow work of an insert, and returns the insert. */
  readonly prepare?: (values: Values) => Promise<(trx: Db) => Promise<InsertedRecord>>;
  readonly parse: (body: BodyOf<Create>, services: ImportServices, caller: Caller) => Values | Promise<Values>;
}

const referencesOf = (table: ImportTable): readonly Reference[] => {
  const all: Partial<Readonly<Record<ImportTable, readonly Reference[]>>> = REFERENCES;
  return all[table] ?? [];
};

/** Import of a plain record, with the parser and the queries of its handlers. */
function recordImport<Create extends OperationId, Values extends object>({
  records,
  compared,
  among = sql`true`,
  alsoReferenced = [],
  referenced,
  prepare,
  parse,
  ...kind
}: RecordOptions<Create, Values>): ImportKind {
  const { table } = records;
  const bodyOf = bodyReader(kind.create);
  const columns = sql.join(['id', ...compared].map((name) => sql.ref(name)));
  return {
    ...kind,
    table,
    existing: async (db) => {
      const { rows } = await sql<{ id: number } & ImportValues>`
        select ${columns} from ${sql.table(table)} where ${among}`.execute(db);
      return rows.map(({ id, ...values }) => ({ id, values }));
    },
    referenced: referenced ?? referencedBy(...referencesOf(table), ...alsoReferenced),
    reader:
      async (services, caller) =>
      async ({ id: _number, ...values }) => {
        const asked = askingWhere(services);
        const place = completedPlace(values);
        const record = await parse(bodyOf({ ...values, ...place.values }), asked.services, caller);
        let insert = (trx: Db) => records.insert(trx, record);
        return {
          completed: { ...place.values, ...placeOf(record) },
          notices: [...place.notices, ...asked.notices()],
          columns: Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [name])),
          prepare: async () => {
            if (prepare) insert = await prepare(record);
          },
          insert: async (trx) => {
            const { id, ...more } = await insert(trx);
            return { ids: [id], ...more };
          },
          change: (trx, id) => records.change(trx, id, record),
        };
      },
  };
}

/** Precision of a position, and the notice about one that is not that of the house. */
const UNSURE: Readonly<Record<Precision | 'unknown', readonly ProblemField[]>> = {
  address: [],
  street: [{ field: 'address', messageKey: 'validation.import.noNumber' }],
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

/** Insert of a user whose password is hashed. */
async function preparedUser(user: ReturnType<typeof checkedUser>) {
  const prepared = await withTemporaryPassword(user);
  return (trx: Db) => insertNewUser(trx, prepared);
}

/** Kinds of records that can be imported from files. */
export const IMPORT_KINDS: Readonly<Record<RecordImportKind, ImportKind>> = {
  clients: recordImport({
    kind: 'clients',
    create: 'createClient',
    update: 'updateClient',
    records: clientRecords,
    compared: ['firstname', 'lastname', 'birthday', 'address', 'zip', 'ssn'],
    among: sql`"anonymisedAt" is null`,
    alsoReferenced: [
      ['client_alias', 'clientId'],
      ['client_document', 'clientId'],
    ],
    parse: parseClient,
  }),
  drivers: recordImport({
    kind: 'drivers',
    create: 'createDriver',
    update: 'updateDriver',
    records: recordQueries('driver'),
    compared: ['firstname', 'lastname', 'birthday', 'address', 'zip'],
    parse: parseDriver,
  }),
  destinations: recordImport({
    kind: 'destinations',
    create: 'createDestination',
    update: 'updateDestination',
    records: recordQueries('destination'),
    compared: ['name', 'address', 'zip'],
    parse: parseDestination,
  }),
  insurances: recordImport({
    kind: 'insurances',
    create: 'createInsurance',
    update: 'updateInsurance',
    records: recordQueries('insurance'),
    compared: ['name', 'cn', 'address'],
    parse: parseInsurance,
  }),
  carecenters: recordImport({
    kind: 'carecenters',
    create: 'createCareCenter',
    update: 'updateCareCenter',
    records: { ...recordQueries('carecenter'), change: changeCarecenter },
    compared: ['name', 'address', 'zip'],
    parse: parseCareCenter,
  }),
  mcodes: recordImport({
    kind: 'mcodes',
    create: 'createMCode',
    update: 'updateMCode',
    records: recordQueries('mcode'),
    compared: ['mcode', 'name'],
    referenced: codesInUse,
    parse: parseMCode,
  }),
  bookings: bookingImport,
  standingOrders: standingOrderImport,
  users: recordImport({
    kind: 'users',
    create: 'createUser',
    records: {
      table: 'app_user',
      insert: async (trx, user) => (await preparedUser(user))(trx),
      change: () => Promise.reject(new Error('users are not changed by imports')),
    },
    prepare: preparedUser,
    compared: ['firstname', 'lastname', 'birthday', 'address', 'zip', 'email'],
    referenced: neededUsers,
    parse: checkedUser,
  }),
};

/** Users with daily reports, and super users without whom none would be left. */
async function neededUsers(trx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from app_user where id = any(${ids}::integer[]) and role = 'super'
      and not exists (select from app_user other where other.role = 'super' and other.active and other.id <> all(${ids}::integer[]))`.execute(
    trx,
  );
  return new Set([...rows.map(({ id }) => id), ...(await referencedBy(...REFERENCES.app_user)(trx, ids))]);
}

/** M-codes that clients have. */
async function codesInUse(trx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from mcode where id = any(${ids}::integer[]) and exists (select from client where client.mcode = mcode.mcode)`.execute(
    trx,
  );
  return new Set(rows.map(({ id }) => id));
}

export const isAllowed = ({ user }: Caller, id: OperationId): boolean => mayCall(user.pages, operations[id].permission);

/**
 * The kind, for a caller who may create its records.
 * @throws ProblemError 403
 */
export function importKindFor(caller: Caller, name: RecordImportKind): ImportKind {
  const kind = IMPORT_KINDS[name];
  if (!isAllowed(caller, kind.create)) throw forbidden();
  return kind;
}
