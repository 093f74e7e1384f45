import { isDoubleTrip, type PatientTrip } from '../booking/duplicates.ts';
import { nationalDigits } from '../identity/numbers.ts';
import { personName } from '../people/person-name.ts';
import { lettersAndDigitsOf, personKeys, samePerson, type PersonFacts } from '../people/same-person.ts';
import { standingDaysOf } from './standing-days.ts';
import { importText, type ImportableKind, type ImportValues } from './import-values.ts';

/** Common properties of two records that may be duplicates. */
export type ImportDuplicateReason =
  | 'record'
  | 'recordNumber'
  | 'ssn'
  | 'nameAndBirthday'
  | 'nameAndAddress'
  | 'name'
  | 'number'
  | 'code'
  | 'trip'
  | 'email';

/** A record that may be a duplicate of a row; `id` null: an earlier `row` of the file. */
export interface ImportDuplicate {
  readonly id: number | null;
  readonly row?: number;
  readonly name: string;
  /** Birth date (ISO) or address. */
  readonly detail: string | null;
  readonly reason: ImportDuplicateReason;
}

interface Rules {
  /** Blocking keys: two possible duplicates share at least one. */
  readonly keys: (values: ImportValues) => readonly string[];
  readonly same: (one: ImportValues, other: ImportValues) => ImportDuplicateReason | undefined;
  readonly name: (values: ImportValues) => string;
}

const orNull = (values: ImportValues, field: string): string | null => importText(values, field) || null;

const factsOf = (values: ImportValues): PersonFacts => ({
  firstname: importText(values, 'firstname'),
  lastname: importText(values, 'lastname'),
  birthday: orNull(values, 'birthday'),
  address: orNull(values, 'address'),
  zip: orNull(values, 'zip'),
});
const numberOf = (values: ImportValues) => nationalDigits(importText(values, 'ssn'));

const persons: Rules = {
  keys: (values) => [...personKeys(factsOf(values)), ...(numberOf(values) ? [`ssn ${numberOf(values)}`] : [])],
  same: (one, other) =>
    numberOf(one) !== '' && numberOf(one) === numberOf(other)
      ? 'ssn'
      : samePerson(factsOf(one), factsOf(other))?.reason,
  name: (values) => personName(factsOf(values), 'list'),
};

const placeName = (values: ImportValues) => importText(values, 'name');
/** Places of the same name differ by their numbers: Mutualité 304, Mutualité 306. */
const placeKey = (values: ImportValues) => lettersAndDigitsOf(placeName(values));
const isElsewhere = (one: ImportValues, other: ImportValues) =>
  importText(one, 'zip') !== '' &&
  importText(other, 'zip') !== '' &&
  importText(one, 'zip') !== importText(other, 'zip');

const destinations: Rules = {
  keys: (values) => [placeKey(values)],
  same: (one, other) => (isElsewhere(one, other) ? undefined : 'name'),
  name: placeName,
};

const companyNumber = (values: ImportValues) => nationalDigits(importText(values, 'cn'));

const insurances: Rules = {
  keys: (values) => [placeKey(values), ...(companyNumber(values) ? [`cn ${companyNumber(values)}`] : [])],
  same: (one, other) =>
    companyNumber(one) !== '' && companyNumber(one) === companyNumber(other)
      ? 'number'
      : placeKey(one) === placeKey(other)
        ? 'name'
        : undefined,
  name: placeName,
};

const codeKey = (values: ImportValues) => lettersAndDigitsOf(importText(values, 'mcode'));
const mcodes: Rules = {
  keys: (values) => [codeKey(values)],
  same: () => 'code',
  name: (values) => importText(values, 'mcode'),
};

const tripOf = (values: ImportValues): PatientTrip => ({
  clientId: Number(values.clientId ?? 0),
  ap_date: importText(values, 'date'),
  ap_time: importText(values, 'ap_time'),
  pick_time: importText(values, 'pick_time') || null,
  type: importText(values, 'type'),
});

const bookings: Rules = {
  keys: (values) => [`${String(values.clientId ?? 0)} ${importText(values, 'date')}`],
  same: (one, other) => (isDoubleTrip(tripOf(one), tripOf(other)) ? 'trip' : undefined),
  name: (values) => [importText(values, 'client'), importText(values, 'ap_time')].filter(Boolean).join(' '),
};

const daysOf = (values: ImportValues): readonly string[] =>
  values.weekdays === undefined
    ? [importText(values, 'date')]
    : standingDaysOf(values, importText(values, 'from') || undefined).dates;

/** Trips of standing orders, compared with bookings on the same days. */
const standingOrders: Rules = {
  ...bookings,
  keys: (values) => daysOf(values).map((day) => `${String(values.clientId ?? 0)} ${day}`),
  same: (one, other) => {
    const days = new Set(daysOf(other));
    const date = daysOf(one).find((day) => days.has(day));
    if (date === undefined) return undefined;
    const isOrder = (values: ImportValues) => ({ type: 'to', ...values, date });
    return isDoubleTrip(tripOf(isOrder(one)), tripOf(isOrder(other))) ? 'trip' : undefined;
  },
};

const emailOf = (values: ImportValues) => importText(values, 'email').toLowerCase();
const users: Rules = {
  ...persons,
  keys: (values) => [...persons.keys(values), ...(emailOf(values) ? [`email ${emailOf(values)}`] : [])],
  same: (one, other) => (emailOf(one) !== '' && emailOf(one) === emailOf(other) ? 'email' : persons.same(one, other)),
};

const RULES: Readonly<Record<ImportableKind, Rules>> = {
  clients: persons,
  drivers: persons,
  destinations,
  insurances,
  carecenters: destinations,
  mcodes,
  bookings,
  standingOrders,
  users,
};

const STRENGTH: readonly ImportDuplicateReason[] = [
  'record',
  'ssn',
  'email',
  'number',
  'code',
  'trip',
  'nameAndBirthday',
  'nameAndAddress',
  'name',
  'recordNumber',
];
const MOST = 10;
/** Maximum number of records compared per key: when a file repeats a row thousands of times, the first ones are enough. */
const MOST_COMPARED = 200;

/** Origin of a record: the database, or a row of the file. */
export type GuardedRecord = { readonly id: number } | { readonly row: number };

const detailOf = (values: ImportValues): string | null =>
  orNull(values, 'birthday') ??
  orNull(values, 'address') ??
  (values.mcode === undefined ? null : orNull(values, 'name'));

/** Finds possible duplicates among the records that were added. */
export interface DuplicateGuard {
  /** Possible duplicates, the likeliest first. */
  readonly find: (values: ImportValues) => readonly ImportDuplicate[];
  readonly add: (record: GuardedRecord, values: ImportValues) => void;
}

/**
 * Makes an empty guard for one kind of record. It compares a row only with those that share a key, so that thousands of rows and records take a
 * moment.
 */
export function duplicateGuard(kind: ImportableKind): DuplicateGuard {
  const { keys, same, name } = RULES[kind];
  const byKey = new Map<string, { readonly record: GuardedRecord; readonly values: ImportValues }[]>();
  const byNumber = new Map<number, ImportValues>();
  /** A record with the number of the row: the numbers of another program mean other records, whose names differ. */
  const numbered = (values: ImportValues): ImportDuplicate[] => {
    const id = Number(importText(values, 'id'));
    const other = byNumber.get(id);
    if (!other) return [];
    const isSame = lettersAndDigitsOf(name(other)) === lettersAndDigitsOf(name(values));
    return [{ id, name: name(other), detail: detailOf(other), reason: isSame ? 'record' : 'recordNumber' }];
  };
  return {
    add(record, values) {
      const entry = { record, values };
      if ('id' in record) byNumber.set(record.id, values);
      for (const key of new Set(keys(values))) {
        const entries = byKey.get(key);
        if (entries) entries.push(entry);
        else byKey.set(key, [entry]);
      }
    },
    find(values) {
      const near = new Set(keys(values).flatMap((key) => byKey.get(key)?.slice(0, MOST_COMPARED) ?? []));
      const found = numbered(values);
      for (const { record, values: other } of near) {
        if ('id' in record && found[0]?.reason === 'record' && found[0].id === record.id) continue;
        const reason = same(values, other);
        if (!reason) continue;
        const at = 'id' in record ? { id: record.id } : { id: null, row: record.row };
        found.push({ ...at, name: name(other), detail: detailOf(other), reason });
        if (found.length === MOST) break;
      }
      return found.toSorted((one, other) => STRENGTH.indexOf(one.reason) - STRENGTH.indexOf(other.reason));
    },
  };
}
