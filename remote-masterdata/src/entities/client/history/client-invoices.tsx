import { messageKey, useT } from '@navette/shared/i18n';
import { DataTable } from '@navette/shared/ui-table';
import type { TableColumn } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import { useClientInvoices } from '../client-requests.ts';
import { INVOICE_STATES } from './invoice-states.ts';
import type { ClientInvoice } from '../client-requests.ts';

const columns: readonly TableColumn<ClientInvoice>[] = [
  { id: 'id', header: messageKey('client.invoices.number'), kind: 'id', value: ({ id }) => id, fixed: true },
  {
    id: 'date',
    header: messageKey('client.trips.date'),
    kind: 'date',
    value: ({ date }) => date,
    descendingFirst: true,
  },
  {
    id: 'total',
    header: messageKey('client.invoices.total'),
    kind: 'money',
    value: ({ total }) => total,
  },
  {
    id: 'status',
    header: messageKey('client.trips.status'),
    value: ({ status }) => status,
    text: ({ status }, { t }) => t(INVOICE_STATES[status]),
  },
];

const SORT = { column: 'date', descending: true } as const;
const PAGE_SIZES = [30, 'all'] as const;
const keyOf = ({ id }: ClientInvoice) => id;

/** The invoices of a client that were not cancelled. */
export function ClientInvoices({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  const query = useClientInvoices(id);
  return (
    <DataTable
      tableId="client-invoices"
      address="none"
      label={t('client.invoices')}
      columns={columns}
      rows={query.data}
      load={query}
      rowKey={keyOf}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      emptyText={t('client.invoices.empty')}
    />
  );
}
