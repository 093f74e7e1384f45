import { isSecretName, personName } from '@navette/shared/domain';
import type { FieldChange } from '../../kernel/log-details.ts';
import { withoutNationalNumbers } from '../logs/log-queries.ts';

/** Derived from the address. */
const DERIVED: ReadonlySet<string> = new Set(['latitude', 'longitude', 'fullAddress']);
const HIDDEN = '…';
const MOST = 500;

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Logged form of a value. */
const loggable = (field: string, text: string | null): string | null => {
  if (text === null) return null;
  return isSecretName(field) ? HIDDEN : withoutNationalNumbers(text).slice(0, MOST);
};

/** Changed fields of a record's form, for the log: secrets hidden, long texts truncated. A missing field is unchanged. */
export function fieldChanges(before: object, form: object): FieldChange[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(form).flatMap(([field, value]) => {
    if (value === undefined || DERIVED.has(field)) return [];
    const [was, is] = [textOf(old.get(field)), textOf(value)];
    return was === is ? [] : { field, before: loggable(field, was), after: loggable(field, is) };
  });
}

/** Display name of a record of any kind; null when it has none. */
export function recordName(record: object): string | null {
  const { firstname, lastname, name, mcode, contains }: Readonly<Record<string, unknown>> = { ...record };
  const [first, last] = [textOf(firstname), textOf(lastname)];
  return personName({ firstname: first, lastname: last }, 'text') || textOf(name) || textOf(mcode) || textOf(contains);
}
