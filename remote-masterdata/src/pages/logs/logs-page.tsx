import { useFormats, useT } from '@navette/shared/i18n';
import { Alert, Page } from '@navette/shared/ui';
import { Switch } from '@navette/shared/ui-overlay';
import { DataTable, MissingRecord, useOpenedRow, useOpenRecord } from '@navette/shared/ui-table';
import { useCallback, useMemo, type ReactNode } from 'react';
import { logColumns } from './log-columns.tsx';
import { LogDialog } from './log-dialog.tsx';
import { logSentence } from './log-sentence.ts';
import { LogFilters } from './log-filters.tsx';
import { MOST_LINES, useLogs, type LogEntry } from './use-logs.ts';
import { useLogActions } from './use-log-actions.tsx';
import { useLogFilters } from './use-log-filters.ts';

const SORT = { column: 'time', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const keyOf = ({ id }: LogEntry) => id;

/** Log of every change, by whom and when; lines are never deleted (specification/registers.md#logs). */
export function LogsPage(): ReactNode {
  const t = useT();
  const formats = useFormats();
  const filters = useLogFilters();
  const { technical } = filters;
  const query = useLogs(filters);
  const isPart = query.data?.length === MOST_LINES;
  const { id, open, close } = useOpenRecord();
  const opened = useOpenedRow(query.data, id);
  const show = useCallback(({ id: wanted }: LogEntry) => open(wanted), [open]);
  const columns = useMemo(() => logColumns(show, technical), [show, technical]);
  return (
    <Page title={t('logs.title')} onRefresh={() => void query.refetch()} refreshing={query.isFetching}>
      {id !== undefined && opened === null && <MissingRecord id={id} onClose={close} />}
      {isPart && <Alert status="warning" title={t('logs.cut', { count: MOST_LINES })} />}
      <DataTable
        tableId="logs"
        label={t('logs.title')}
        columns={columns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={useCallback((entry: LogEntry) => logSentence(entry, { t, formats }), [t, formats])}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        rowActions={useLogActions(show, filters)}
        onOpen={show}
        {...(isPart ? { csvBlocked: t('table.export.part') } : { csvName: 'logs' })}
        emptyText={filters.period.isAll ? t('logs.empty') : t('logs.empty.period')}
        filters={<LogFilters {...filters} />}
        period={filters.period}
        tools={
          <Switch checked={technical} onChange={filters.setTechnical}>
            {t('logs.technical')}
          </Switch>
        }
        filtered={filters.user !== undefined || filters.url !== ''}
        onClearFilters={filters.clear}
        searchedByServer
      />
      {opened && <LogDialog key={opened.id} entry={opened} onClose={close} />}
    </Page>
  );
}
