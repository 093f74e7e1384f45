import { Download, FileSpreadsheet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { useToast } from '../../overlay/toast/use-toast.ts';
import type { FormattingContext, TableColumn } from '../columns/column.ts';
import { csvOfRows } from '../csv/csv-of-rows.ts';
import { saveWorkbook } from '../workbook/save-workbook.ts';
import { sheetOfRows } from '../workbook/sheet-of-rows.ts';

/** Props of the export. */
export interface ExportButtonsProps<Row> {
  /** Name of the file without extension. */
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Everything that matches search and filters, in the order of the list. */
  readonly rows: readonly Row[];
  readonly context: FormattingContext;
}

/** Exports the list as CSV, or as workbook for spreadsheets. Short texts, so that a toolbar with many filters stays on one line. */
export function ExportButtons<Row>({ name, columns, rows, context }: ExportButtonsProps<Row>): ReactNode {
  const { t } = context;
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
    <>
      <Button
        icon={<Download aria-hidden />}
        aria-label={t('table.csv')}
        title={t('table.csv')}
        disabled={rows.length === 0}
        onClick={() => saveFile(`${name}.csv`, csvOfRows(columns, rows, context))}
      >
        CSV
      </Button>
      <Button
        icon={<FileSpreadsheet aria-hidden />}
        aria-label={t('table.xlsx')}
        title={t('table.xlsx')}
        disabled={rows.length === 0}
        loading={busy}
        onClick={() => void save()}
      >
        Excel
      </Button>
    </>
  );
}
