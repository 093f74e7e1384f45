import { BOOKING_STATUSES, BOOKING_TYPES, MOBILITIES, MOTIVES } from '../booking/enums.ts';
import { DOCUMENT_LANGUAGES } from '../people/document-language.ts';
import { INVOICE_CHANNELS } from '../people/invoice-channel.ts';
import { USER_FORM_ROLES } from '../access/roles.ts';
import { editDistance } from '../text/edit-distance.ts';
import type { ImportField, ImportFieldType } from './import-field.ts';
import { IMPORT_FIELDS } from './import-fields.ts';
import { headingKey } from './match-columns.ts';
import type { ImportableKind, ImportCell, ImportValues } from './import-values.ts';

/** Values of the types that are read from words. */
export const WORD_VALUES: Partial<Readonly<Record<ImportFieldType, readonly ImportCell[]>>> = {
  flag: [true, false],
  mobility: MOBILITIES,
  language: DOCUMENT_LANGUAGES,
  channel: INVOICE_CHANNELS,
  tripType: BOOKING_TYPES,
  motive: MOTIVES,
  bookingStatus: BOOKING_STATUSES,
  role: USER_FORM_ROLES,
};

/** A text of the file that is no value of its field, with the number of its rows. */
export interface UnknownWord {
  readonly field: string;
  readonly type: ImportFieldType;
  readonly text: string;
  readonly count: number;
  /** Values that the field may have. */
  readonly allowed: readonly ImportCell[];
  /** The allowed value that differs by case, accents, punctuation or one letter. */
  readonly suggested: ImportCell | undefined;
}

/** Values by field that a register gives: M-codes, insurers. */
export type KnownNames = Readonly<Record<string, readonly string[]>>;

/** Values that the office chose for unknown texts, by field and text; null leaves them out. */
export type ChosenWords = ReadonlyMap<string, ImportCell>;

/** Key of an unknown text in the chosen words. */
export const wordKey = (field: string, text: string): string => `${field}\n${text}`;

const allowedOf = ({ field, type }: ImportField, names: KnownNames): readonly ImportCell[] | undefined =>
  names[field] ?? WORD_VALUES[type];

/** Texts of the rows that are no value of their field, the most frequent first. Each is mapped once. */
export function unknownWords(
  kind: ImportableKind,
  rows: readonly { readonly values: ImportValues }[],
  names: KnownNames = {},
): readonly UnknownWord[] {
  return IMPORT_FIELDS[kind].flatMap((field) => {
    const allowed = allowedOf(field, names);
    if (!allowed) return [];
    const known = new Set(allowed);
    const counts = new Map<string, number>();
    for (const { values } of rows) {
      const value = values[field.field];
      if (value === undefined || value === null || value === '' || known.has(value)) continue;
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
    }
    return [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([text, count]) => {
        const suggested = allowed.find((value) => isNear(String(value), text));
        return { field: field.field, type: field.type, text, count, allowed, suggested };
      });
  });
}

/** Codes of a few letters differ by one letter, and are not near. */
const LONG = 6;
function isNear(one: string, other: string): boolean {
  const [key, name] = [headingKey(one), headingKey(other)];
  return (
    key === name ||
    (Math.min(key.length, name.length) >= LONG && !/\d/u.test(key + name) && editDistance(key, name) <= 1)
  );
}

/** Rows with the chosen values in the place of unknown texts. */
export const withWords = <Row extends { readonly values: ImportValues }>(
  rows: readonly Row[],
  chosen: ChosenWords,
): readonly Row[] =>
  chosen.size === 0
    ? rows
    : rows.map((row) => {
        const values = Object.entries(row.values).flatMap(([field, value]) => {
          const word = chosen.get(wordKey(field, String(value)));
          return word === null ? [] : [[field, word === undefined ? value : word] as const];
        });
        return { ...row, values: Object.fromEntries(values) };
      });
