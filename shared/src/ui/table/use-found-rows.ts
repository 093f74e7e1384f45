import { useEffect, useMemo, type RefObject } from 'react';
import { cellText } from './columns/cell-text.ts';
import { municipalityNames } from '../../domain/places/municipality-name.ts';
import type { FormattingContext, TableColumn } from './columns/column.ts';
import { fold, searchWords } from '../../domain/text/fold.ts';
import { misspeltMatcher, textMatcher } from '../../domain/text/text-search.ts';

/**
 * Rows whose displayed text contains every word of the query, ignoring accents and case, or that have it as an alternative spelling; if there are none,
 * those with a similar one. Without a query the same array.
 */
export function useFoundRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  context: FormattingContext,
  { query, field }: { readonly query: string; readonly field: RefObject<HTMLElement | null> },
): readonly Row[] {
  const textOf = useMemo(() => searchText(columns, context), [columns, context]);
  useTextsAhead(field, rows, textOf);
  return useMemo(() => {
    if (searchWords(query).length === 0) return rows;
    const isSpelled = spelled(columns, query);
    const matches = textMatcher(query);
    const found = rows.filter((row) => matches(textOf(row)) || isSpelled(row));
    const isNear = found.length === 0 ? misspeltMatcher(query) : undefined;
    return isNear ? rows.filter((row) => isNear(textOf(row))) : found;
  }, [rows, columns, textOf, query]);
}

/** Duration of a slice, ms: keys typed meanwhile are shown in the next frame. */
const SLICE_MS = 8;
const ROWS_AT_ONCE = 50;

/** Computes the search texts in slices from when the search field has the focus: with 20,000 rows the first search would block the keys after it. */
function useTextsAhead<Row>(
  field: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  textOf: (row: Row) => string,
): void {
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    let next = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const slice = () => {
      const end = performance.now() + SLICE_MS;
      for (; next < rows.length && performance.now() < end; next += ROWS_AT_ONCE)
        rows.slice(next, next + ROWS_AT_ONCE).forEach(textOf);
      timer = next < rows.length ? setTimeout(slice) : undefined;
    };
    const start = () => (timer ??= setTimeout(slice));
    if (document.activeElement === input) start();
    input.addEventListener('focus', start);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('focus', start);
    };
  }, [field, rows, textOf]);
}

/** Whether the whole query is an alternative spelling of a cell. */
function spelled<Row extends object>(columns: readonly TableColumn<Row>[], query: string): (row: Row) => boolean {
  const typed = fold(query).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const spellings = columns.flatMap((column) => column.spellings ?? []);
  return (row) => spellings.some((of) => of(row).includes(typed));
}

/** Search text of a row; cached per row object (WeakMap). */
export function searchText<Row extends object>(
  columns: readonly TableColumn<Row>[],
  context: FormattingContext,
): (row: Row) => string {
  const searched = columns.filter((column) => !column.unsearched);
  const known = new WeakMap<Row, string>();
  return (row) => {
    const text = known.get(row) ?? fold(searched.map((column) => searchedText(column, row, context)).join(' | '));
    known.set(row, text);
    return text;
  };
}

/** Search text of a cell: its displayed text; every name of a municipality. */
function searchedText<Row>(column: TableColumn<Row>, row: Row, context: FormattingContext): string {
  const value = column.kind === 'place' ? column.value(row) : undefined;
  return typeof value === 'string'
    ? municipalityNames(value, column.postalCode?.(row)).join(' ')
    : cellText(column, row, context);
}
