import { importText, type ImportValues } from '@navette/shared/domain';
import { insertPrepared, prepareBookings } from '../../../dispatch/public.ts';
import { invalid, ProblemError, type ProblemField } from '../../../kernel/problem.ts';
import { bodyReader } from '../body-reader.ts';
import { existingBookings, referencedBookings } from '../existing-queries.ts';
import type { ImportKind } from '../import-kind.ts';
import { loadNames, type NamedRecords } from '../named-records.ts';

const bodyOf = bodyReader('addBookings');

/** Form fields with the column of the file that fills them. */
const COLUMN_OF: ReadonlyMap<string, string> = new Map([
  ['driverId', 'driver'],
  ['clientId', 'client'],
  ['destinationId', 'destination'],
  ['insuranceId', 'insurer'],
  ['dates', 'date'],
  ['dates.0', 'date'],
]);

const onColumn = ({ field, ...problem }: ProblemField): ProblemField => ({
  ...problem,
  field: COLUMN_OF.get(field) ?? field,
});

/** Bookings name their client, driver, destination and insurer; the pick-up is at the client's, unless the file has another address. */
export const bookingImport: ImportKind = {
  kind: 'bookings',
  create: 'addBookings',
  table: 'booking',
  existing: existingBookings,
  referenced: referencedBookings,
  reader: async (services) => {
    const names = await loadNames(services.db);
    return async (values) => {
      const { numbers, fields, address } = named(values, names);
      const { date, client: _c, clientBirthday: _b, driver: _d, destination: _p, insurer: _i, ...rest } = values;
      // Without a known client no address is reported as missing.
      const pick_address = rest.pick_address ?? address ?? (numbers.clientId === undefined ? '—' : '');
      // An unknown name has its own error; the placeholder 1 allows to validate the rest of the row.
      const stub = Object.fromEntries(fields.map(({ field }) => [idFieldOf(field), 1]));
      const form = { ...rest, ...numbers, ...stub, pick_address, dates: [date ?? ''], confirmDuplicates: true };
      try {
        const body = bodyOf(form);
        if (fields.length > 0) throw invalid();
        const prepared = await prepareBookings(services, body);
        const { there } = prepared.distances;
        return {
          completed: { ...numbers, pick_address, ...(there !== null && { distance: there }) },
          notices: there === null ? [{ field: 'pick_address', messageKey: 'validation.import.noRoute' }] : [],
          columns: [],
          day: importText(values, 'date'),
          insert: async (trx, author) => (await insertPrepared(trx, prepared, author))[0] ?? 0,
          change: () => Promise.reject(new Error('bookings are not changed by imports')),
        };
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'validation') throw error;
        const known = new Set(fields.map(({ field }) => field));
        const others = (error.details.fields ?? []).map(onColumn).filter(({ field }) => !known.has(field));
        throw invalid(...fields, ...others);
      }
    };
  },
};

const idFieldOf = (column: string): string => [...COLUMN_OF].find(([, name]) => name === column)?.[0] ?? column;

interface Named {
  readonly numbers: ImportValues;
  readonly fields: readonly ProblemField[];
  /** Address of the client. */
  readonly address: string | undefined;
}

/** Ids of the records that a row names; an id in the row is kept. */
function named(values: ImportValues, names: NamedRecords): Named {
  const numbers: Record<string, number> = {};
  const fields: ProblemField[] = [];
  for (const [column, id] of [
    ['client', 'clientId'],
    ['driver', 'driverId'],
    ['destination', 'destinationId'],
    ['insurer', 'insuranceId'],
  ] as const) {
    const given = values[id];
    const text = importText(values, column);
    if (typeof given === 'number') numbers[id] = given;
    else if (text === '') {
      if (column !== 'insurer') fields.push({ field: column, messageKey: 'validation.required' });
    } else {
      const found = names[column](text, importText(values, 'clientBirthday'));
      if (found.length === 1 && found[0] !== undefined) numbers[id] = found[0];
      else
        fields.push({
          field: column,
          messageKey: found.length === 0 ? 'validation.import.unknown' : 'validation.import.ambiguous',
          params: { name: text.slice(0, 100), count: found.length },
        });
    }
  }
  return { numbers, fields, address: names.addressOf(numbers.clientId) };
}
