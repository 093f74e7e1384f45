import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../kit/button.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { Menu } from '../../overlay/menu/menu.tsx';
import { useToast } from '../../overlay/toast/use-toast.ts';
import { fullHeadingOf, type FormattingContext, type TableColumn } from '../columns/column.ts';
import { saveWorkbook, type WorkbookAbout, type WorkbookSheet, workbookCell } from '../workbook.ts';
import { cellText } from '../columns/cell-text.ts';
import { toCsv, type CsvCell, type DecimalSign } from '../to-csv.ts';

/** Props of the export. */
export interface ExportMenuProps<Row> {
  /** Name of the file without extension. */
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  /** All rows that match search and filters, in the order of the list. */
  readonly rows: readonly Row[];
  /** Selected rows: without any, all are exported. */
  readonly chosen: readonly Row[];
  readonly context: FormattingContext;
  /** Name, filters and totals, for workbooks. */
  readonly about?: (() => WorkbookAbout) | undefined;
}

/**
 * Exports the list, or its selected rows, as CSV or as workbook for spreadsheets: every column, hidden ones included. One button, so that a toolbar
 * with many filters stays on one line.
 */
export function ExportMenu<Row>({ name, columns, rows: all, chosen, context, about }: ExportMenuProps<Row>): ReactNode {
  const { t } = context;
  const rows = chosen.length > 0 ? chosen : all;
  const count = chosen.length;
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveWorkbook(name, { ...sheetOfRows(columns, rows, context), ...(about && { about: about() }) });
    } catch (error) {
      toast.failure(t('table.export.failed'), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      trigger={
        <IconButton label={t('table.export', { count })} variant="outline" disabled={rows.length === 0} loading={busy}>
          <Download aria-hidden />
        </IconButton>
      }
      items={[
        {
          id: 'csv',
          icon: <FileText aria-hidden />,
          label: t('table.csv', { count }),
          onSelect: () => saveFile(`${name}.csv`, csvOfRows(columns, rows, context)),
        },
        {
          id: 'csvComma',
          icon: <FileText aria-hidden />,
          label: t('table.csv.comma', { count }),
          onSelect: () => saveFile(`${name}.csv`, csvOfRows(columns, rows, context, ',')),
        },
        {
          id: 'xlsx',
          icon: <FileSpreadsheet aria-hidden />,
          label: t('table.xlsx', { count }),
          onSelect: () => void save(),
        },
      ]}
    />
  );
}

/** Sheet of rows in the given order: the columns and headings of the CSV. */
export function sheetOfRows<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  context: FormattingContext,
): WorkbookSheet {
  const exported = exportedColumns(columns);
  return {
    headings: exportHeadings(exported, context),
    lines: rows.map((row) => exported.map((column) => workbookCell(column, row, context))),
  };
}

/** CSV of rows in the given order: every column, hidden ones included, except those that opt out; headings as displayed. */
export function csvOfRows<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  context: FormattingContext,
  decimal: DecimalSign = '.',
): string {
  const exported = exportedColumns(columns);
  return toCsv(
    exportHeadings(exported, context),
    rows.map((row) => exported.map((column) => csvValue(column, row, context))),
    decimal,
  );
}

/** Columns of an export: every column, hidden ones included, except those that opt out. */
const exportedColumns = <Row,>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] =>
  columns.filter((column) => column.csv !== false);

/** Headings of an export, in the language of the screen. */
const exportHeadings = <Row,>(columns: readonly TableColumn<Row>[], { t }: FormattingContext): readonly string[] =>
  columns.map((column) => fullHeadingOf(column, t));

const amounts = new Set(['money', 'amount']);

function csvValue<Row>(column: TableColumn<Row>, row: Row, context: FormattingContext): CsvCell {
  if (column.csv) return column.csv(row, context);
  const value = column.value(row);
  const kind = column.kind ?? 'text';
  // A code is exported as its label.
  const isCode = kind === 'text' && column.text !== undefined;
  if (typeof value === 'number' && !isCode) return amounts.has(kind) ? { amount: value } : value;
  return cellText(column, row, context);
}
