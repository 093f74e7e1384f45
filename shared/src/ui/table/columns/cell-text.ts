import type { Formats } from '../../../i18n/index.ts';
import { municipalityKey } from '../../../domain/places/municipality-name.ts';
import type { CellValue, ColumnKind, FormattingContext, TableColumn } from './column.ts';

type Writer = (value: string | number, formats: Formats) => string;

const numeric =
  (write: (value: number, formats: Formats) => string): Writer =>
  (value, formats) =>
    typeof value === 'number' ? write(value, formats) : value;

const textual =
  (write: (value: string, formats: Formats) => string): Writer =>
  (value, formats) =>
    typeof value === 'string' ? write(value, formats) : String(value);

const writers: Readonly<Record<Exclude<ColumnKind, 'flag'>, Writer>> = {
  text: String,
  id: String,
  number: numeric((value, formats) => formats.formatNumber(value, 3)),
  money: numeric((value, formats) => formats.formatMoney(value)),
  amount: numeric((value, formats) => formats.formatAmount(value)),
  distance: numeric((value, formats) => formats.formatDistance(value)),
  date: textual((value, formats) => formats.formatDate(value)),
  time: textual((value, formats) => formats.formatTime(value)),
  instant: textual((value, formats) => formats.formatInstant(value)),
  place: textual((value, formats) => formats.formatMunicipality(value)),
};

/** Formats a value by its column kind, in the user's language; '' for null and undefined. */
export function valueText(value: CellValue, kind: ColumnKind, { t, formats }: FormattingContext): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? t('shared.yes') : '';
  return kind === 'flag' ? String(value) : writers[kind](value, formats);
}

/** Displayed text of a row's cell. */
export function cellText<Row>(column: TableColumn<Row>, row: Row, context: FormattingContext): string {
  const { text, value, kind = 'text' } = column;
  return text?.(row, context) ?? placeText(column, row, context.formats) ?? valueText(value(row), kind, context);
}

/** Name of a municipality as shown; undefined in columns of other kinds and where there is none. */
export function placeText<Row>(
  { kind, value, postalCode }: TableColumn<Row>,
  row: Row,
  { formatMunicipality }: Formats,
): string | undefined {
  const stored = kind === 'place' ? value(row) : undefined;
  return typeof stored === 'string' ? formatMunicipality(stored, postalCode?.(row)) : undefined;
}

/** Language-independent value of a cell, for grouping and filtering: a municipality has two names. */
export function sameValue<Row>({ value, kind, postalCode }: TableColumn<Row>, row: Row): CellValue {
  const stored = value(row);
  return kind === 'place' && typeof stored === 'string' ? municipalityKey(stored, postalCode?.(row)) : stored;
}

const endsByKind = new Set<ColumnKind>(['number', 'money', 'amount', 'distance', 'id']);

/** Text alignment of a column. */
export const alignmentOf = <Row>({ align, kind = 'text' }: TableColumn<Row>): 'start' | 'center' | 'end' =>
  align ?? (endsByKind.has(kind) ? 'end' : kind === 'flag' ? 'center' : 'start');
