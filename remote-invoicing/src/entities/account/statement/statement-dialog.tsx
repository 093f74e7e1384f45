import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { PendingDialog } from '@navette/shared/ui-records';
import { DataTable } from '@navette/shared/ui-table';
import { useMemo, type ReactNode } from 'react';
import { Figures } from '../account-figures.tsx';
import { type PlacedEntry, statementColumns } from './statement-columns.ts';
import { useStatement } from './statement-requests.ts';

const SORT = { column: 'place', descending: false } as const;
const PAGE_SIZES = [20, 'all'] as const;
const keyOf = ({ place }: PlacedEntry) => place;

interface StatementDialogProps {
  readonly clientId: number;
  /** Last and first name, for the title while it loads. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Statement of account of a client: invoices, credit notes and payments with the balance after each. */
export function StatementDialog({ clientId, name, onClose }: StatementDialogProps): ReactNode {
  const t = useT();
  const query = useStatement(clientId);
  const { data } = query;
  const rows = useMemo(() => data?.entries.map((entry, place): PlacedEntry => ({ ...entry, place })), [data]);
  const title = t('statement.title', { name: data ? personName(data, 'list') : name });
  if (!data) {
    const retry = { onRetry: () => void query.refetch(), retrying: query.isFetching };
    return <PendingDialog {...{ title, onClose, ...retry }} size={1200} error={query.error} />;
  }
  return (
    <Dialog
      open
      size={1200}
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <Figures
        figures={[
          [t('statement.late'), data.late],
          [t('statement.owed'), data.balance],
        ]}
      />
      <DataTable
        tableId="statement"
        label={title}
        columns={statementColumns}
        rows={rows}
        load={query}
        rowKey={keyOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        defaultSize="all"
        csvName={`statement_${String(clientId)}`}
        emptyText={t('statement.empty')}
        address="none"
      />
    </Dialog>
  );
}
