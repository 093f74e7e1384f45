import { headingKey, importColumns } from './match-columns.ts';
import type { ImportableKind, ImportCell } from './import-values.ts';
import { wordKey, type ChosenWords } from './word-values.ts';

/** Headings of an earlier file, with the fields and values chosen for them. */
export interface FileShape {
  readonly headings: readonly string[];
  readonly columns: readonly (string | null)[];
  readonly words: readonly { readonly field: string; readonly text: string; readonly value: ImportCell }[];
}

/** Fields of the columns of a file, and the values of its texts. */
export interface Remembered {
  readonly columns: readonly (string | undefined)[];
  readonly chosen: ChosenWords;
}

const sameHeadings = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((heading, index) => headingKey(heading) === headingKey(other[index] ?? ''));

/**
 * Columns as in the latest file with the same headings; otherwise as found, and those without a field as in the latest file that has their heading.
 * Texts mean what they meant in the latest file that has them.
 * @param shapes earlier files, the latest first
 */
export function remembered(
  kind: ImportableKind,
  headings: readonly string[],
  found: Remembered['columns'],
  shapes: readonly FileShape[],
): Remembered {
  const chosen = new Map(
    shapes
      .toReversed()
      .flatMap(({ words }) => words.map(({ field, text, value }) => [wordKey(field, text), value] as const)),
  );
  const fields = new Set(importColumns(kind).map(({ field }) => field));
  const same = shapes.find((shape) => sameHeadings(shape.headings, headings));
  if (same)
    return { columns: headings.map((_, at) => [...fields].find((field) => field === same.columns[at])), chosen };
  const learned = new Map(
    shapes
      .toReversed()
      .flatMap((shape) => shape.headings.map((heading, at) => [headingKey(heading), shape.columns[at]] as const)),
  );
  const taken = new Set(found);
  const columns = headings.map((heading, at) => {
    const field = found[at] ?? learned.get(headingKey(heading));
    if (found[at] !== undefined || field === null || field === undefined) return found[at];
    if (taken.has(field) || !fields.has(field)) return undefined;
    taken.add(field);
    return field;
  });
  return { columns, chosen };
}

/** Shape of a file whose columns and texts are chosen. */
export const shapeOf = (headings: readonly string[], { columns, chosen }: Remembered): FileShape => ({
  headings: headings.map((heading) => heading.slice(0, 200)),
  columns: columns.map((field) => field ?? null),
  words: [...chosen].slice(-200).map(([key, value]) => {
    const [field = '', ...text] = key.split('\n');
    return { field, text: text.join('\n').slice(0, 300), value };
  }),
});
