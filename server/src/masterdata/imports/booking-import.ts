import { DRIVEN_STATUSES, lettersAndDigitsOf } from '@navette/shared/domain';
import { importText, type ImportValues } from '@navette/shared/import';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';
import { insertPrepared, invoicedAmong, prepareBookings } from '../../dispatch/public.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { invalid, ProblemError, type ProblemField } from '../../kernel/problem.ts';
import { inactiveSince } from '../logs/record-log.ts';
import { referencedBy } from '../records/record-lists.ts';
import { bodyReader, type ExistingRecord, type ImportKind, type ImportServices } from './import-kind.ts';

const bodyOf = bodyReader('addBookings');

/** Form fields with the column of the file that fills them. */
const COLUMN_OF: ReadonlyMap<string, string> = new Map([
  ['driverId', 'driver'],
  ['clientId', 'client'],
  ['destinationId', 'destination'],
  ['insuranceId', 'insurer'],
  ['return', 'returnTime'],
  ['return.ap_time', 'returnTime'],
]);

/** Problem on the column of its field; `days`: the column that gives the days. */
const onColumn =
  (days = '') =>
  ({ field, ...problem }: ProblemField): ProblemField => ({
    ...problem,
    field: /^dates(?:\.|$)/u.test(field) ? days : (COLUMN_OF.get(field) ?? field),
  });

const withTickets = referencedBy(['ticket', 'bookingId']);

/** Bookings on a live invoice, or with a parking receipt. */
export const referencedBookings = async (trx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set([...(await invoicedAmong(trx, ids)), ...(await withTickets(trx, ids))]);

/** Days of a row, and what else it sets in the form; `fields`: those that give no day. */
interface DaysOfRow {
  readonly form: Pick<BodyOf<'addBookings'>, 'dates' | 'series' | 'return'>;
  readonly completed?: ImportValues;
  readonly fields?: readonly ProblemField[];
  /** Columns of the row that are no field of the form. */
  readonly columns: readonly string[];
}

const NAMES = ['client', 'clientBirthday', 'driver', 'destination', 'insurer'];

/** Reader of rows that name their client, driver, destination and insurer; the pick-up is at the client's, unless the file has another address. */
export const bookingReader =
  (daysOf: (values: ImportValues, services: ImportServices) => DaysOfRow): ImportKind['reader'] =>
  async (services) => {
    const names = await loadNames(services.db);
    return async (values) => {
      const { numbers, fields: unknown, address } = await named(services.db, values, names);
      const days = daysOf(values, services);
      const fields = [...unknown, ...(days.fields ?? [])];
      const left = new Set([...NAMES, ...days.columns]);
      const rest: ImportValues = Object.fromEntries(Object.entries(values).filter(([name]) => !left.has(name)));
      // Without a known client no address is reported as missing.
      const pick_address = rest.pick_address ?? address ?? (numbers.clientId === undefined ? '—' : '');
      // An unknown name has its own error; the placeholder 1 allows to validate the rest of the row.
      const stub = Object.fromEntries(unknown.map(({ field }) => [idFieldOf(field), 1]));
      const form = { ...rest, ...numbers, ...stub, pick_address, ...days.form, confirmDuplicates: true };
      try {
        const body = bodyOf(form);
        if (fields.length > 0) throw invalid();
        const prepared = await prepareBookings(services, body);
        const { there } = prepared.distances;
        return {
          completed: { ...numbers, ...days.completed, pick_address, ...(there !== null && { distance: there }) },
          notices: there === null ? [{ field: 'pick_address', messageKey: 'validation.import.noRoute' }] : [],
          columns: [],
          days: body.dates,
          insert: async (trx, author) => ({ ids: await insertPrepared(trx, prepared, author) }),
          change: () => Promise.reject(new Error('bookings are not changed by imports')),
        };
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'validation') throw error;
        const known = new Set(fields.map(({ field }) => field));
        const others = (error.details.fields ?? [])
          .map(onColumn(days.columns[0]))
          .filter(({ field }) => !known.has(field));
        throw invalid(...fields, ...others);
      }
    };
  };

/** Bookings of one day each. */
export const bookingImport: ImportKind = {
  kind: 'bookings',
  create: 'addBookings',
  table: 'booking',
  existing: (db, rows) =>
    existingBookings(
      db,
      rows.map((values) => importText(values, 'date')),
    ),
  referenced: referencedBookings,
  reader: bookingReader((values) => ({ form: { dates: [importText(values, 'date')] }, columns: ['date'] })),
};

const idFieldOf = (column: string): string => [...COLUMN_OF].find(([, name]) => name === column)?.[0] ?? column;

interface Named {
  readonly numbers: ImportValues;
  readonly fields: readonly ProblemField[];
  /** Address of the client. */
  readonly address: string | undefined;
}

/** Columns that name a record, with its id and the kind of its path. */
const NAMED = [
  ['client', 'clientId', 'client'],
  ['driver', 'driverId', 'driver'],
  ['destination', 'destinationId', 'destination'],
  ['insurer', 'insuranceId', 'insurance'],
] as const;

/** Ids of the records that a row names; an id in the row is kept. */
async function named(db: Db, values: ImportValues, names: NamedRecords): Promise<Named> {
  const numbers: Record<string, number> = {};
  const fields: ProblemField[] = [];
  for (const [column, id, kind] of NAMED) {
    const given = values[id];
    const text = typeof given === 'number' ? String(given) : importText(values, column);
    if (text === '') {
      if (column !== 'insurer') fields.push({ field: column, messageKey: 'validation.required' });
      continue;
    }
    const all = names[column](text, importText(values, 'clientBirthday'));
    const active = all.filter((record) => record.active);
    const [found, another] = active;
    const [inactive] = all;
    if (found && !another) numbers[id] = found.id;
    else if (!found && inactive) {
      const params = { name: text.slice(0, 100), since: await inactiveSince(db, kind, inactive.id) };
      fields.push({ field: column, messageKey: 'validation.import.inactive', params });
    } else
      fields.push({
        field: column,
        messageKey: found ? 'validation.import.ambiguous' : 'validation.import.unknown',
        params: { name: text.slice(0, 100), count: active.length },
      });
  }
  return { numbers, fields, address: names.addressOf(numbers.clientId) };
}

/** Records that a name or an id may mean; a birth date distinguishes clients. */
type Find = (name: string, birthday: string) => readonly FoundRecord[];

interface FoundRecord {
  readonly id: number;
  readonly active: boolean;
}

interface NamedRecords {
  readonly client: Find;
  readonly driver: Find;
  readonly destination: Find;
  readonly insurer: Find;
  /** Full address of a client. */
  readonly addressOf: (clientId: number | undefined) => string | undefined;
}

interface Person extends FoundRecord {
  readonly firstname: string;
  readonly lastname: string;
  readonly birthday?: string | null;
}

/** Drivers, clients, destinations and insurers by name, ignoring accents, case and punctuation; people in both orders of their names. */
async function loadNames(db: Db): Promise<NamedRecords> {
  const [clients, drivers, destinations, insurers] = await Promise.all([
    db
      .selectFrom('client')
      .select(['id', 'firstname', 'lastname', 'birthday', 'fullAddress', 'active'])
      .where('anonymisedAt', 'is', null)
      .execute(),
    // Bookings that nobody drives yet name an inactive driver.
    db
      .selectFrom('driver')
      .select(['id', 'firstname', 'lastname', sql.lit(true).as('active')])
      .execute(),
    db.selectFrom('destination').select(['id', 'name', 'active']).execute(),
    db.selectFrom('insurance').select(['id', 'name', 'active']).execute(),
  ]);
  const addresses = new Map(clients.map(({ id, fullAddress }) => [id, fullAddress ?? undefined]));
  return {
    client: people(clients),
    driver: people(drivers),
    destination: byName(destinations),
    insurer: byName(insurers),
    addressOf: (id) => (id === undefined ? undefined : addresses.get(id)),
  };
}

function people(persons: readonly Person[]): Find {
  const found = new Map<string, Person[]>(persons.map((person) => [String(person.id), [person]]));
  for (const person of persons) {
    const { firstname: first, lastname: last } = person;
    for (const key of new Set([`${first} ${last}`, `${last} ${first}`].map(lettersAndDigitsOf)))
      found.set(key, [...(found.get(key) ?? []), person]);
  }
  return (name, birthday) => {
    const all = found.get(/^\d+$/u.test(name.trim()) ? name.trim() : lettersAndDigitsOf(name)) ?? [];
    const born = birthday === '' ? [] : all.filter((person) => person.birthday === birthday);
    return born.length > 0 ? born : all;
  };
}

function byName(records: readonly (FoundRecord & { readonly name: string })[]): Find {
  const found = new Map<string, FoundRecord[]>(records.map((record) => [String(record.id), [record]]));
  for (const record of records) {
    const key = lettersAndDigitsOf(record.name);
    found.set(key, [...(found.get(key) ?? []), record]);
  }
  return (name) => found.get(/^\d+$/u.test(name) ? name : lettersAndDigitsOf(name)) ?? [];
}

/** Bookings on some days; one that was unfounded or canceled may be booked again (specification/bookings.md#double-trips). */
export async function existingBookings(db: Db, given: readonly string[]): Promise<ExistingRecord[]> {
  const days = [...new Set(given)].filter((day) => /^\d{4}-/u.test(day));
  const found = await db
    .selectFrom('booking')
    .innerJoin('client', 'client.id', 'booking.clientId')
    .select(['booking.id', 'clientId', 'destinationId', 'ap_date as date', 'ap_time', 'pick_time', 'type'])
    .select(nameColumn('list', 'client').as('client'))
    .where('ap_date', '=', sql<string>`any(${days}::date[])`)
    .where('status', 'in', DRIVEN_STATUSES)
    .where('archivedAt', 'is', null)
    .execute();
  return found.map(({ id, ...values }) => ({ id, values }));
}
