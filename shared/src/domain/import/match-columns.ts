import { editDistance } from '../text/edit-distance.ts';
import { fold } from '../text/fold.ts';
import type { ImportField } from './import-field.ts';
import { IMPORT_FIELDS } from './import-fields.ts';
import type { ImportableKind } from './import-values.ts';

const keyOf = (text: string): string => fold(text.replace(/\([^)]*\)|\*/gu, ' ')).replace(/[^\p{L}\p{N}]+/gu, '');

const namesOf = ({ field, names }: ImportField): readonly string[] =>
  [field, ...names.fr, ...names.nl, ...names.en].map(keyOf);

/** Long enough that one wrong letter leaves no doubt. */
const LONG = 6;

/**
 * The field that each header names, in any of the three languages, without regard to accents, case, punctuation and what stands in brackets; then those
 * with one wrong letter. A field is given once, to the first header that names it; undefined for a header that names none.
 */
export function matchColumns(kind: ImportableKind, headers: readonly string[]): readonly (string | undefined)[] {
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
  return headers.map((_, index) => matched.get(index));
}
