import { AddRecordButton, RecordsTable, useRecords } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { dailyColumns } from './daily-columns.tsx';
import { DailyDialog } from './daily-dialog.tsx';
import { dailyReports } from './daily-requests.ts';
import type { useDailyReports } from './daily-requests.ts';

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'time', descending: true }] as const;
const PAGE_SIZES = [10, 25, 50, 'all'] as const;

interface ReportsProps {
  readonly query: ReturnType<typeof useDailyReports>;
}

/** List of daily reports (S2 §2 Daily page). */
export function Reports({ query }: ReportsProps): ReactNode {
  const records = useRecords(dailyReports, query);
  return (
    <RecordsTable
      records={records}
      tableId="daily"
      columns={dailyColumns}
      defaultSort={SORT}
      thenBy={THEN_BY}
      pageSizes={PAGE_SIZES}
      csvName="daily"
      tools={<AddRecordButton records={records} />}
      renderForm={(report, onClose) => <DailyDialog {...{ report, onClose }} />}
    />
  );
}
