import { useFormats, useT } from '@navette/shared/i18n';
import { Button, useSingleKey } from '@navette/shared/ui';
import { DataTable, MissingRecord, type TableHandle, useOpenedRow, useOpenRecord } from '@navette/shared/ui-table';
import { Plus } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { dailyColumns } from './daily-columns.tsx';
import { DailyDialog } from './daily-dialog.tsx';
import type { DailyReport, useDailyReports } from './requests/use-daily-reports.ts';
import { useRemoveReport } from './use-remove-report.ts';
import { useReportActions } from './use-report-actions.tsx';

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'time', descending: true }] as const;
const PAGE_SIZES = [10, 25, 50, 'all'] as const;
const keyOf = ({ id }: DailyReport) => id;

interface ReportsProps {
  readonly query: ReturnType<typeof useDailyReports>;
}

/** The daily reports of the office (S2 §2 Daily page). */
export function Reports({ query }: ReportsProps): ReactNode {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const table = useRef<TableHandle>(null);
  const [isAdding, setAdding] = useState(false);
  const { id, open, close } = useOpenRecord();
  const opened = useOpenedRow(query.data, id);
  const edit = useCallback(({ id: wanted }: DailyReport) => open(wanted), [open]);
  const remove = useRemoveReport();
  const nameOf = useCallback(
    ({ date, time }: DailyReport) => t('daily.row', { date: formatDate(date), time: formatTime(time) }),
    [t, formatDate, formatTime],
  );
  const add = () => setAdding(true);
  useSingleKey('n', add);
  const reveal = (saved: number) => table.current?.reveal(saved);
  return (
    <>
      {id !== undefined && opened === null && <MissingRecord id={id} onClose={close} />}
      <DataTable
        ref={table}
        tableId="daily"
        label={t('daily.title')}
        columns={dailyColumns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        rowActions={useReportActions(edit, remove)}
        onOpen={edit}
        onDelete={(report) => void remove(report)}
        csvName="daily"
        emptyText={t('daily.empty')}
        tools={
          <Button variant="solid" icon={<Plus aria-hidden />} onClick={add}>
            {t('daily.add')}
          </Button>
        }
      />
      {isAdding && <DailyDialog onSaved={reveal} onClose={() => setAdding(false)} />}
      {opened && <DailyDialog key={opened.id} report={opened} onSaved={reveal} onClose={close} />}
    </>
  );
}
