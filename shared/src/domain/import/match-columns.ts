import { editDistance } from '../text/edit-distance.ts';
import { fold } from '../text/fold.ts';
import type { ImportField } from './import-field.ts';
import { IMPORT_FIELDS } from './import-fields.ts';
import type { ImportableKind, ImportCell } from './import-values.ts';

const keyOf = (text: string): string => fold(text.replace(/\([^)]*\)|\*/gu, ' ')).replace(/[^\p{L}\p{N}]+/gu, '');

const namesOf = ({ field, names }: ImportField): readonly string[] =>
  [field, ...names.fr, ...names.nl, ...names.en].map(keyOf);

type Cells = readonly ImportCell[];

/** Whether a column just numbers the rows of the file. */
const isCount = (rows: readonly Cells[], index: number): boolean =>
  rows.length > 1 && rows.every((cells, at) => Number(cells[index]) === Number(rows[0]?.[index]) + at);

/** Whether most texts of a column end with a number, as a street with its house number does. */
const endsWithNumber = (rows: readonly Cells[], index: number): boolean =>
  rows.filter((cells) => /\d\s?\p{L}?$/u.test(String(cells[index] ?? '').trim())).length * 2 > rows.length;

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
  const fields = IMPORT_FIELDS[kind];
  const matched = new Map<number, string>();
  const taken = new Set<string>();
  const match = (fits: (key: string, name: string) => boolean) => {
    for (const [index, header] of headers.entries()) {
      const key = keyOf(header);
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
    const keys = weak.names.map(keyOf);
    const index = [beside + 1, beside - 1].find(
      (at) => at > 0 && !matched.has(at) && keys.includes(keyOf(headers[at] ?? '')) && !isCount(rows, at),
    );
    if (index !== undefined) matched.set(index, field);
  }
  return headers.map((_, index) => matched.get(index));
}
