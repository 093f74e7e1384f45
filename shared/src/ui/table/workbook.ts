import { isIsoDate } from '../../domain/time/date.ts';
import { brusselsNow } from '../../domain/time/brussels.ts';
import { cellText, valueText } from './columns/cell-text.ts';
import type { CellValue, ColumnKind, FormattingContext, TableColumn } from './columns/column.ts';
import { saveFile } from '../kit/save-file.ts';

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

/** Format code of money, with its sign where the language writes it. */
export const moneyFormat = ({ formats }: FormattingContext): string =>
  formats
    .formatMoney(1)
    .replaceAll('€', '"€"')
    .replace(/1[.,]00/, '#,##0.00');

function numberFormat(kind: ColumnKind, context: FormattingContext): string {
  if (kind === 'amount') return '#,##0.00';
  if (kind === 'distance') return '#,##0.0 "km"';
  if (kind === 'money') return moneyFormat(context);
  return kind === 'id' ? '0' : 'General';
}

/** Subject of a sheet: name and filters above its headings, totals below its lines. */
export interface WorkbookAbout {
  readonly title: string;
  readonly facts: readonly string[];
  readonly totals: readonly { readonly label: string; readonly cell: WorkbookCell }[];
}

/** One sheet: headings and lines of the same length. */
export interface WorkbookSheet {
  readonly about?: WorkbookAbout;
  readonly headings: readonly string[];
  readonly lines?: readonly (readonly (WorkbookCell | undefined)[])[];
}

const types = { text: String, number: Number, date: Date } as const;
const LEAST_WIDTH = 10;
const MOST_WIDTH = 50;

/** Number of lines measured for the widths: measuring all of a long list would cost as much as writing it. */
const MEASURED = 200;

/**
 * Downloads a sheet as .xlsx, with bold, frozen headings. The library is loaded at the first call.
 * @param name name of the file without its extension
 */
export async function saveWorkbook(name: string, sheet: WorkbookSheet): Promise<void> {
  saveFile(`${name}.xlsx`, await workbookOf(sheet));
}

/** The sheet as a file. */
export async function workbookOf({ about, headings, lines = [] }: WorkbookSheet): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const data = lines.map((line) => line.map((cell) => (cell === undefined ? null : written(cell))));
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
  const above = about ? [[bold(about.title)], ...about.facts.map((fact) => [{ value: fact, type: String }]), []] : [];
  const below = about
    ? [[], ...about.totals.map(({ label, cell }) => [bold(label), { ...written(cell), fontWeight: 'bold' as const }])]
    : [];
  const columns = headings.map((heading, index) => ({ width: widthOf(heading, lines, index) }));
  return writeWorkbook([...above, head, ...data, ...below], { columns, stickyRowsCount: above.length + 1 }).toBlob();
}

const written = (cell: WorkbookCell) => ({
  value: cell.value,
  type: types[cell.type],
  ...('format' in cell ? { format: cell.format } : {}),
});

const widthOf = (heading: string, lines: NonNullable<WorkbookSheet['lines']>, index: number): number =>
  Math.min(
    MOST_WIDTH,
    Math.max(LEAST_WIDTH, heading.length + 2, ...lines.slice(0, MEASURED).map((line) => lengthOf(line[index]))),
  );

const lengthOf = (cell: WorkbookCell | undefined): number => {
  if (cell === undefined) return 0;
  return (cell.type === 'date' ? cell.format.length : String(cell.value).length) + 2;
};
