import type { CellValue } from './column.ts';

/** What sorting looks at: nothing and `''` are undefined, so that they sort last; yes comes before no. */
export const sortableValue = (value: CellValue): string | number | undefined =>
  value === null || value === undefined || value === '' ? undefined : typeof value === 'boolean' ? Number(!value) : value;

/** Orders two values of a column: numbers by size, texts as the language orders them. ISO dates and times come out by time. */
export function compareValues(left: unknown, right: unknown, collator: Intl.Collator): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}
