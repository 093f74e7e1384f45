import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DialogSize } from '../overlay/dialog/dialog.tsx';
import { freshRecord, recordOf } from './loaded-record.tsx';
import { PendingDialog } from './pending-dialog.tsx';
import type { RecordRow } from './record-kind.ts';
import type { Records } from './use-records.ts';

interface ReadFirstProps<Row extends RecordRow> {
  readonly records: Pick<Records<Row>, 'one' | 'editTitleOf' | 'close'>;
  /** The row of the list that was opened. */
  readonly row: Row;
  readonly size: DialogSize;
  /** Renders the form with the record. */
  readonly children: (record: Row) => ReactNode;
}

/**
 * Reads the record of a row by itself before its form opens: a row of the list may be minutes old and has no version, so a form that is filled from it could
 * overwrite what somebody saved since.
 */
export function ReadFirst<Row extends RecordRow>({ records, row, size, children }: ReadFirstProps<Row>): ReactNode {
  const { call, read } = records.one;
  const query = useQuery({
    queryKey: [...call, { params: { path: { id: row.id } } }],
    queryFn: () => read(row.id),
    ...freshRecord,
  });
  const record = recordOf(query);
  if (record) return children(record);
  return (
    <PendingDialog
      title={records.editTitleOf(row)}
      size={size}
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      onClose={records.close}
    />
  );
}
