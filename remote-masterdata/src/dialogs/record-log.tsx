import { $api } from '@navette/shared/api';
import type { DialogProps } from '@navette/shared/federation';
import { messageKey, useT } from '@navette/shared/i18n';
import { Button, Stack } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { DataTable, type TableColumn } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import { type LogEntry, logSentence } from '../entities/log/log-sentence.ts';

const COLUMNS: readonly TableColumn<LogEntry>[] = [
  {
    id: 'time',
    header: messageKey('logs.time'),
    kind: 'instant',
    value: ({ time }) => time,
    fixed: true,
    descendingFirst: true,
  },
  { id: 'user', header: messageKey('logs.user'), value: ({ user_name }) => user_name, fixed: true, grow: 1 },
  {
    id: 'did',
    header: messageKey('logs.did'),
    value: ({ url }) => url,
    text: logSentence,
    grow: 6,
    fixed: true,
    unsortable: true,
  },
];

const SORT = { column: 'time', descending: true } as const;
const PAGE_SIZES = [20, 'all'] as const;

/** Changes of a record, with author and time: from the log, which outlives the record (specification/registers.md#logs). */
export default function RecordLogDialog({
  input: { path, name },
  onClose,
}: DialogProps<'masterdata/record-log@1'>): ReactNode {
  const t = useT();
  const query = $api.useQuery(
    'get',
    '/service/logs/record',
    { params: { query: { path } } },
    { gcTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );
  const title = t('recordLog.title', { name });
  return (
    <Dialog
      open
      size={1200}
      title={title}
      onClose={() => onClose()}
      footer={<Button onClick={() => onClose()}>{t('shared.close')}</Button>}
    >
      <Stack gap="3" height="60vh">
        <DataTable
          tableId="record-log"
          address="none"
          label={title}
          columns={COLUMNS}
          rows={query.data}
          load={query}
          rowKey={({ id }) => id}
          rowName={({ id }) => t('logs.line', { id: String(id) })}
          defaultSort={SORT}
          pageSizes={PAGE_SIZES}
          emptyText={t('recordLog.empty')}
        />
      </Stack>
    </Dialog>
  );
}
