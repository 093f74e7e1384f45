import type { CellValue, ColumnKind } from './column.ts';

/** What sorting looks at: nothing and `''` are undefined, so that they sort last; yes comes before no. */
export const sortableValue = (value: CellValue): string | number | undefined =>
  value === null || value === undefined || value === ''
    ? undefined
    : typeof value === 'boolean'
      ? Number(!value)
      : value;

/** Kinds whose text sorts as it is written: digits in a fixed order. */
const digital = new Set<ColumnKind>(['date', 'time', 'instant']);

/** How the values of a column are ordered: numbers by size, ISO dates and times as they are written (ten times quicker), texts as the language orders them. */
export function comparerOf(kind: ColumnKind, collator: Intl.Collator): (left: unknown, right: unknown) => number {
  const texts = digital.has(kind) ? (left: string, right: string) => (left < right ? -1 : 1) : collator.compare;
  return (left, right) => {
    if (left === right) return 0;
    return typeof left === 'number' && typeof right === 'number' ? left - right : texts(String(left), String(right));
  };
}
