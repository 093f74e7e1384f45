import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../kit/button.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { Menu } from '../../overlay/menu/menu.tsx';
import { useToast } from '../../overlay/toast/use-toast.ts';
import type { FormattingContext, TableColumn } from '../columns/column.ts';
import { csvOfRows } from '../csv/csv-of-rows.ts';
import { saveWorkbook } from '../workbook/save-workbook.ts';
import { sheetOfRows } from '../workbook/sheet-of-rows.ts';

/** Props of the export. */
export interface ExportMenuProps<Row> {
  /** Name of the file without extension. */
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Everything that matches search and filters, in the order of the list. */
  readonly rows: readonly Row[];
  /** Rows that are selected: without any, all are exported. */
  readonly chosen: readonly Row[];
  readonly context: FormattingContext;
}

/** Exports the list, or what is selected of it, as CSV or as workbook for spreadsheets: every column, hidden ones included. One button, so that a toolbar with many filters stays on one line. */
export function ExportMenu<Row>({ name, columns, rows: all, chosen, context }: ExportMenuProps<Row>): ReactNode {
  const { t } = context;
  const rows = chosen.length > 0 ? chosen : all;
  const count = chosen.length;
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveWorkbook(name, sheetOfRows(columns, rows, context));
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
          id: 'xlsx',
          icon: <FileSpreadsheet aria-hidden />,
          label: t('table.xlsx', { count }),
          onSelect: () => void save(),
        },
      ]}
    />
  );
}
