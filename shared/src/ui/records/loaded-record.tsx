import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { DialogSize } from '../overlay/dialog/dialog.tsx';
import { PendingDialog } from './pending-dialog.tsx';
import type { RecordKind, RecordRow } from './record-kind.ts';
import { recordTexts } from './record-texts.ts';

/**
 * Options of a query for the record of a form: refetched each time the form opens, so that it has the changes of others, and removed from the
 * cache when it closes.
 */
export const freshRecord = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnMount: 'always',
  meta: { failure: 'inPlace' },
} as const;

/** A query made with {@link freshRecord}; the API answers with a list of one. */
export interface RecordQuery<Row> {
  readonly data: readonly Row[] | undefined;
  readonly isFetchedAfterMount: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** The record of such a query; undefined until the fetch of this form has completed. */
export const recordOf = <Row,>({ data, isFetchedAfterMount }: RecordQuery<Row>): Row | undefined =>
  isFetchedAfterMount ? data?.[0] : undefined;

/** A form whose record is loaded first. */
export interface LoadedRecordProps<Row> {
  readonly kind: Pick<RecordKind<RecordRow, never>, 'textPrefix'>;
  readonly id: number;
  readonly query: RecordQuery<Row>;
  /** Size of the form's dialog, to avoid a layout shift. */
  readonly size?: DialogSize;
  readonly onClose: () => void;
  /** Renders the form with the loaded record. */
  readonly children: (record: Row) => ReactNode;
}

/** Shows a form once its record is loaded, and `PendingDialog` until then. */
export function LoadedRecord<Row>({
  kind,
  id,
  query,
  size = 600,
  onClose,
  children,
}: LoadedRecordProps<Row>): ReactNode {
  const t = useT();
  const record = recordOf(query);
  if (record) return children(record);
  return (
    <PendingDialog
      title={t(recordTexts(kind.textPrefix).pending, { id: String(id) })}
      size={size}
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      onClose={onClose}
    />
  );
}
