import { isIsoDate } from '../../../domain/time/date.ts';
import { brusselsNow } from '../../../domain/time/brussels.ts';
import { cellText, valueText } from '../columns/cell-text.ts';
import type { CellValue, ColumnKind, FormattingContext, TableColumn } from '../columns/column.ts';

/** One cell of a workbook. A text is always written as a string, never as a formula. */
export type WorkbookCell =
  | { readonly type: 'text'; readonly value: string }
  /** A number with the format codes of spreadsheets, such as `#,##0.00`. Dates and times are days since 1900. */
  | { readonly type: 'number'; readonly value: number; readonly format: string }
  | { readonly type: 'date'; readonly value: Date; readonly format: string };

/** Cell of a row: numbers, money, dates and times with their type and format, everything else as displayed text. */
export function workbookCell<Row>(
  column: TableColumn<Row>,
  row: Row,
  context: FormattingContext,
): WorkbookCell | undefined {
  const kind = column.kind ?? 'text';
  if (column.csv) return typedCell(column.csv(row, context), kind, context);
  const value = column.value(row);
  if (column.text && typeof value !== 'number' && !timed.has(kind)) return textCell(column.text(row, context));
  return kind === 'place' ? textCell(cellText(column, row, context)) : typedCell(value, kind, context);
}

const timed = new Set<ColumnKind>(['date', 'time', 'instant']);

function typedCell(value: CellValue, kind: ColumnKind, context: FormattingContext): WorkbookCell | undefined {
  if (typeof value === 'number') return { type: 'number', value, format: numberFormat(kind, context) };
  const typed = typeof value === 'string' ? timedCell(value, kind) : undefined;
  return typed ?? textCell(valueText(value, kind, context));
}

function timedCell(value: string, kind: ColumnKind): WorkbookCell | undefined {
  if (kind === 'date') return isIsoDate(value) ? dateCell(`${value}T00:00Z`, 'dd/mm/yyyy') : undefined;
  if (kind === 'instant' && !Number.isNaN(Date.parse(value))) {
    const { date, time } = brusselsNow(new Date(value));
    return dateCell(`${date}T${time}Z`, 'dd/mm/yyyy hh:mm');
  }
  const clock = kind === 'time' ? /^(\d\d):(\d\d)/.exec(value) : null;
  return clock
    ? { type: 'number', value: (Number(clock[1]) * 60 + Number(clock[2])) / 1440, format: 'hh:mm' }
    : undefined;
}

/** Spreadsheets have no correct dates before March 1900: they count a 29 February 1900 that did not exist. */
const dateCell = (utc: string, format: string): WorkbookCell | undefined =>
  utc < '1900-03-01' ? undefined : { type: 'date', value: new Date(utc), format };

const textCell = (value: string): WorkbookCell | undefined => (value === '' ? undefined : { type: 'text', value });

function numberFormat(kind: ColumnKind, { formats }: FormattingContext): string {
  if (kind === 'amount') return '#,##0.00';
  if (kind === 'distance') return '#,##0.0 "km"';
  if (kind === 'money')
    return formats
      .formatMoney(1)
      .replaceAll('€', '"€"')
      .replace(/1[.,]00/, '#,##0.00');
  return kind === 'id' ? '0' : 'General';
}
