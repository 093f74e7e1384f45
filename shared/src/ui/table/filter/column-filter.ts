import { isIsoDate } from '../../../domain/time/date.ts';
import { fold, searchWords } from '../../../domain/text/fold.ts';
import { cellText, sameValue } from '../columns/cell-text.ts';
import type { ColumnKind, FormattingContext, TableColumn } from '../columns/column.ts';

/** Condition on a column's cells for a row to be shown. */
export type ColumnFilter = { readonly column: string } & (
  | { readonly kind: 'has'; readonly text: string }
  /** Raw value as text, so that a link works in every language. */
  | { readonly kind: 'is'; readonly value: string }
  /** Numbers or ISO dates, both ends included; a missing end is open. */
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'filled' }
);

/** Column properties that a filter needs. */
export type FilteredColumn = Pick<TableColumn<never>, 'id' | 'kind'>;

/** Encodes separators only, so that a name in a saved view stays readable. */
const encode = (text: string): string => text.replaceAll(/[%:;,]/gu, encodeURIComponent);

/** Filters as one parameter of the URL: `client:has:dupont;price:range:10,20;car:empty`. */
export const writeFilters = (filters: readonly ColumnFilter[]): string =>
  filters.map((filter) => [encode(filter.column), filter.kind, ...argumentsOf(filter)].join(':')).join(';');

function argumentsOf(filter: ColumnFilter): readonly string[] {
  if (filter.kind === 'has') return [encode(filter.text)];
  if (filter.kind === 'is') return [encode(filter.value)];
  return filter.kind === 'range' ? [`${encode(filter.from)},${encode(filter.to)}`] : [];
}

/** Parses the output of `writeFilters`; invalid parts, and those of unknown columns, are left out. */
export function readFilters(text: string, columns: readonly FilteredColumn[]): readonly ColumnFilter[] {
  return text.split(';').flatMap((part): readonly ColumnFilter[] => {
    const [name = '', kind, rest = ''] = part.split(':');
    const column = decoded(name);
    const known = columns.find(({ id }) => id === column);
    if (!known) return [];
    if (kind === 'empty' || kind === 'filled') return [{ column, kind }];
    if (kind === 'has' && rest) return [{ column, kind, text: decoded(rest) }];
    if (kind === 'is' && rest) return [{ column, kind, value: decoded(rest) }];
    const [from = '', to = ''] = rest.split(',').map((end) => rangeEnd(decoded(end), known));
    return kind === 'range' && (from || to) ? [{ column, kind, from, to }] : [];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const ranges = new Set<ColumnKind>(['number', 'id', 'money', 'amount', 'distance', 'date']);

/** Whether a column is filtered by a range. */
export const hasRange = ({ kind = 'text' }: Pick<TableColumn<never>, 'kind'>): boolean => ranges.has(kind);

/** A valid end of a range, else open. */
function rangeEnd(text: string, column: FilteredColumn): string {
  const isValue = column.kind === 'date' ? isIsoDate(text) : Number.isFinite(Number(text));
  return hasRange(column) && isValue ? text.trim() : '';
}

/** Whether a row passes a filter. */
export function passes<Row>(
  filter: ColumnFilter,
  column: TableColumn<Row>,
  row: Row,
  context: FormattingContext,
): boolean {
  if (filter.kind === 'range') return inRange(column.value(row), filter);
  if (filter.kind === 'is') return String(sameValue(column, row)) === filter.value;
  const text = cellText(column, row, context);
  if (filter.kind === 'has') return searchWords(filter.text).every((word) => fold(text).includes(word));
  return (text === '') === (filter.kind === 'empty');
}

function inRange(value: unknown, { from, to }: { readonly from: string; readonly to: string }): boolean {
  if (typeof value === 'number') return (from === '' || value >= Number(from)) && (to === '' || value <= Number(to));
  return typeof value === 'string' && value !== '' && (from === '' || value >= from) && (to === '' || value <= to);
}
