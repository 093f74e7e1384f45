import { AddRecordButton, RecordsTable, useRecords } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { DailyDialog } from './daily-dialog.tsx';
import { dailyReports, type useDailyReports, type DailyReport } from './daily-requests.ts';
import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'time', descending: true }] as const;
const PAGE_SIZES = [10, 25, 50, 'all'] as const;

interface ReportsProps {
  readonly query: ReturnType<typeof useDailyReports>;
}

/** List of daily reports (specification/office.md#daily-reports). */
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

const oneLine = (report: string) => report.replace(/\s+/gu, ' ');

/** Columns: date, time, and text with author. */
const dailyColumns: readonly TableColumn<DailyReport>[] = [
  {
    id: 'date',
    header: messageKey('daily.date'),
    kind: 'date',
    value: ({ date }) => date,
    fixed: true,
    descendingFirst: true,
  },
  {
    id: 'time',
    header: messageKey('daily.time'),
    kind: 'time',
    value: ({ time }) => time,
    descendingFirst: true,
  },
  {
    id: 'report',
    header: messageKey('daily.report'),
    value: ({ report }) => report,
    text: ({ report, user_name }) => (user_name === null ? oneLine(report) : `${user_name}: ${oneLine(report)}`),
    cell: ({ report, user_name }, { t }) => (
      <>
        {user_name !== null && <strong>{t('daily.by', { name: user_name })} </strong>}
        {oneLine(report)}
      </>
    ),
    csv: ({ report, user_name }) => (user_name === null ? report : `${user_name}: ${report}`),
    fixed: true,
  },
];
