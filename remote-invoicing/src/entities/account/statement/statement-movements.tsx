import { useT } from '@navette/shared/i18n';
import { Stack } from '@navette/shared/ui';
import { DataTable } from '@navette/shared/ui-table';
import { useMemo, type ReactNode } from 'react';
import { type PlacedEntry, statementColumns } from './statement-columns.ts';
import type { StatementLoad } from './statement-requests.ts';

const SORT = { column: 'place', descending: false } as const;
const PAGE_SIZES = [20, 'all'] as const;
const keyOf = ({ place }: PlacedEntry) => place;

/** Movements of a statement of account as a list, to search and to save as CSV. */
export function StatementMovements({ query }: { readonly query: StatementLoad }): ReactNode {
  const t = useT();
  const { data } = query;
  const rows = useMemo(() => data?.entries.map((entry, place): PlacedEntry => ({ ...entry, place })), [data]);
  return (
    <Stack gap="3">
      <DataTable
        tableId="statement"
        label={t('statement.movements')}
        columns={statementColumns}
        rows={rows}
        load={query}
        rowKey={keyOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        defaultSize="all"
        csvName={`statement_${data?.clientId ?? ''}`}
        emptyText={t('statement.empty')}
        address="none"
      />
    </Stack>
  );
}
