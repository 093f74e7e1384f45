import { editDistance } from '../text/edit-distance.ts';
import { fold } from '../text/fold.ts';
import { COMBINED_FIELDS } from './combined-fields.ts';
import type { ImportField } from './import-field.ts';
import { IMPORT_FIELDS } from './import-fields.ts';
import type { ImportableKind, ImportCell } from './import-values.ts';

/** Key of a heading: without accents, case, punctuation and remarks in brackets. */
export const headingKey = (text: string): string =>
  fold(text.replace(/\([^)]*\)|\*/gu, ' ')).replace(/[^\p{L}\p{N}]+/gu, '');

const namesOf = ({ field, names }: ImportField): readonly string[] =>
  [field, ...names.fr, ...names.nl, ...names.en].map(headingKey);

/** Keys of all headings that a kind knows. */
export const headingNames = (kind: ImportableKind): ReadonlySet<string> =>
  new Set([...IMPORT_FIELDS[kind], ...COMBINED_FIELDS[kind]].flatMap(namesOf));

type Cells = readonly ImportCell[];

/** Whether a column just numbers the rows of the file. */
const isCount = (rows: readonly Cells[], index: number): boolean =>
  rows.length > 1 && rows.every((cells, at) => Number(cells[index]) === Number(rows[0]?.[index]) + at);

/** Whether most texts of a column end with a number, as a street with its house number does. */
const endsWithNumber = (rows: readonly Cells[], index: number): boolean =>
  rows.filter((cells) => /\d\s?\p{L}?$/u.test(String(cells[index] ?? '').trim())).length * 2 > rows.length;

const most = (rows: readonly Cells[], index: number, shape: RegExp): boolean => {
  const texts = rows.map((cells) => String(cells[index] ?? '').trim()).filter(Boolean);
  return texts.length > 0 && texts.filter((text) => shape.test(text)).length * 2 > texts.length;
};

/** Columns whose heading names one field, but whose cells hold that `missing` one too. */
const HOLDS_MORE = [
  { field: 'lastname', missing: 'firstname', becomes: 'lastFirst', shape: /\S\s+\S/u },
  { field: 'address', missing: 'zip', becomes: 'wholeAddress', shape: /\S[\s,]+(?:BE?[- ]?)?[1-9]\d{3}[\s,]+\p{L}/u },
  { field: 'city', missing: 'zip', becomes: 'place', shape: /^(?:BE?[- ]?)?\d{4}[\s,-]+\p{L}/u },
] as const;

/** Minimum length of a name for which one wrong letter is tolerated. */
const LONG = 6;

/**
 * Field of each header, in any of the three languages, ignoring accents, case, punctuation and text in brackets; then those with one wrong letter.
 * Each field is assigned once, to the first matching header; undefined for an unknown header. An ambiguous header ("N°") gets a field only next to
 * its neighbour, and when its column does not just count the `rows`.
 */
export function matchColumns(
  kind: ImportableKind,
  headers: readonly string[],
  rows: readonly Cells[] = [],
): readonly (string | undefined)[] {
  const combined = COMBINED_FIELDS[kind];
  const fields: readonly ImportField[] = [...IMPORT_FIELDS[kind], ...combined];
  const matched = new Map<number, string>();
  const taken = new Set<string>();
  const match = (fits: (key: string, name: string) => boolean) => {
    for (const [index, header] of headers.entries()) {
      const key = headingKey(header);
      if (key === '' || matched.has(index)) continue;
      const found = fields.find((field) => !taken.has(field.field) && namesOf(field).some((name) => fits(key, name)));
      if (!found) continue;
      matched.set(index, found.field);
      taken.add(found.field);
    }
  };
  match((key, name) => key === name);
  match((key, name) => Math.min(key.length, name.length) >= LONG && editDistance(key, name) <= 1);
  for (const { field, weak } of fields) {
    const beside = [...matched].find(([, name]) => name === weak?.next)?.[0];
    if (!weak || beside === undefined || taken.has(field) || endsWithNumber(rows, beside)) continue;
    const keys = weak.names.map(headingKey);
    const index = [beside + 1, beside - 1].find(
      (at) => at > 0 && !matched.has(at) && keys.includes(headingKey(headers[at] ?? '')) && !isCount(rows, at),
    );
    if (index !== undefined) matched.set(index, field);
  }
  for (const [index, field] of matched) {
    const rule = HOLDS_MORE.find((one) => one.field === field && !taken.has(one.missing));
    if (rule && combined.some((one) => one.field === rule.becomes) && most(rows, index, rule.shape))
      matched.set(index, rule.becomes);
  }
  return headers.map((_, index) => matched.get(index));
}

/** Fields of all columns of a kind: those that hold several fields last. */
export const importColumns = (kind: ImportableKind): readonly ImportField[] => [
  ...IMPORT_FIELDS[kind],
  ...COMBINED_FIELDS[kind],
];

/** Required fields that no column fills. Postal code and town follow from each other. */
export function missingFields(kind: ImportableKind, columns: readonly (string | undefined)[]): readonly ImportField[] {
  const filled = new Set<string | undefined>([
    ...columns,
    ...COMBINED_FIELDS[kind].flatMap(({ field, fills }) => (columns.includes(field) ? fills : [])),
  ]);
  const isPlaced = filled.has('zip') || filled.has('city');
  return IMPORT_FIELDS[kind].filter(
    ({ field, required }) => required && !filled.has(field) && !(isPlaced && (field === 'zip' || field === 'city')),
  );
}
