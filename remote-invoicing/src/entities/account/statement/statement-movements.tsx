import { useT, messageKey } from '@navette/shared/i18n';
import { Stack } from '@navette/shared/ui';
import { DataTable, type TableColumn } from '@navette/shared/ui-table';
import { useMemo, type ReactNode } from 'react';
import type { StatementLoad, StatementEntry } from './statement-requests.ts';
import { creditNoteNumber, invoiceNumber } from '@navette/shared/domain';

const SORT = { column: 'place', descending: false } as const;
const PAGE_SIZES = [20, 'all'] as const;
const keyOf = ({ place }: PlacedEntry) => place;

/** Movements of a statement of account as a list, to search and to export as CSV. */
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

/** A movement with its index, so that the server's order is kept. */
interface PlacedEntry extends StatementEntry {
  readonly place: number;
}

const TYPES = {
  invoice: messageKey('statement.type.invoice'),
  creditNote: messageKey('statement.type.creditNote'),
  payment: messageKey('statement.type.payment'),
  refund: messageKey('statement.type.refund'),
  reversal: messageKey('statement.type.reversal'),
  closed: messageKey('statement.type.closed'),
} as const;

/** Columns of a statement of account. */
const statementColumns: readonly TableColumn<PlacedEntry>[] = [
  {
    id: 'place',
    header: messageKey('statement.place'),
    kind: 'id',
    value: ({ place }) => place,
    hidden: true,
    csv: false,
  },
  { id: 'date', header: messageKey('statement.date'), kind: 'date', value: ({ date }) => date, fixed: true },
  {
    id: 'type',
    header: messageKey('statement.type'),
    value: ({ type }) => type,
    text: ({ type }, { t }) => t(TYPES[type]),
  },
  {
    id: 'number',
    header: messageKey('statement.number'),
    value: ({ number }) => number,
    text: ({ type, number }) => (type === 'creditNote' ? creditNoteNumber(number) : invoiceNumber(number)),
    whole: true,
  },
  {
    id: 'invoiceId',
    header: messageKey('statement.invoice'),
    value: ({ invoiceId }) => invoiceId,
    text: ({ invoiceId }) => invoiceNumber(invoiceId),
    whole: true,
  },
  { id: 'amount', header: messageKey('statement.amount'), kind: 'money', value: ({ amount }) => amount },
  {
    id: 'balance',
    header: messageKey('statement.balance'),
    kind: 'money',
    value: ({ balance }) => balance,
    fixed: true,
  },
];
