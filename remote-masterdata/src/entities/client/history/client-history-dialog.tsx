import { personName } from '@navette/shared/domain';
import { useT, messageKey } from '@navette/shared/i18n';
import { Flex } from '@navette/shared/ui';
import { Dialog, Tabs } from '@navette/shared/ui-overlay';
import { useState, type ReactNode } from 'react';
import { type ClientRow, useClientInvoices, type ClientInvoice } from '../client-requests.ts';
import { ClientTrips } from './client-trips.tsx';
import { useSeesInvoices } from './use-sees-invoices.ts';
import { DataTable, type TableColumn } from '@navette/shared/ui-table';
import { INVOICE_STATES } from './invoice-states.ts';

/** Client whose history is shown. */
export interface ClientHistoryDialogProps {
  readonly client: Pick<ClientRow, 'id' | 'firstname' | 'lastname'>;
  readonly onClose: () => void;
}

/** Trips of a client, and invoices for users with permission to see them. */
export function ClientHistoryDialog({ client, onClose }: ClientHistoryDialogProps): ReactNode {
  const t = useT();
  const [tab, setTab] = useState<'trips' | 'invoices'>('trips');
  const seesInvoices = useSeesInvoices();
  const { id } = client;
  const name = personName(client, 'text');
  const title = seesInvoices ? t('client.history.title', { name }) : t('client.trips.title', { name });
  return (
    <Dialog open {...{ title, onClose }} size={800}>
      {seesInvoices ? (
        <Tabs
          label={title}
          value={tab}
          onChange={setTab}
          items={[
            {
              value: 'trips',
              label: t('client.trips'),
              content: (
                <Tall>
                  <ClientTrips id={id} />
                </Tall>
              ),
            },
            {
              value: 'invoices',
              label: t('client.invoices'),
              content: (
                <Tall>
                  <ClientInvoices id={id} />
                </Tall>
              ),
            },
          ]}
        />
      ) : (
        <Tall>
          <ClientTrips id={id} />
        </Tall>
      )}
    </Dialog>
  );
}

/** The table fills its container, so the container needs a height. */
const Tall = ({ children }: { readonly children: ReactNode }) => (
  <Flex direction="column" gap="3" height="min(60dvh, 32rem)" minHeight="18rem">
    {children}
  </Flex>
);

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

/** Invoices of a client, without cancelled ones. */
function ClientInvoices({ id }: { readonly id: number }): ReactNode {
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
