import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { DailyReport } from './daily-requests.ts';

const oneLine = (report: string) => report.replace(/\s+/gu, ' ');

/** Columns: date, time, and text with author (S2 §2 Daily page). */
export const dailyColumns: readonly TableColumn<DailyReport>[] = [
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
