import { personName } from '@navette/shared/domain';
import { useT, messageKey, vocabulary } from '@navette/shared/i18n';
import { Flex, bookingStatusStyles } from '@navette/shared/ui';
import { Dialog, Tabs } from '@navette/shared/ui-overlay';
import { useState, type ReactNode, useCallback } from 'react';
import {
  type ClientRow,
  useClientInvoices,
  type ClientInvoice,
  useSeesInvoices,
  INVOICE_STATES,
  useClientTrips,
  type ClientTrip,
} from './client-requests.ts';
import {
  DataTable,
  type TableColumn,
  statusColumn,
  type RowAction,
  type FormattingContext,
} from '@navette/shared/ui-table';
import { useNavigate } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { ExternalLink } from 'lucide-react';
import { columnsOf } from '../../records/columns.tsx';

/** Client whose history is shown. */
interface ClientHistoryDialogProps {
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
  const trips = (
    <Tall>
      <ClientTrips id={id} />
    </Tall>
  );
  const invoices = (
    <Tall>
      <ClientInvoices id={id} />
    </Tall>
  );
  return (
    <Dialog open {...{ title, onClose }} size={800}>
      {seesInvoices ? (
        <Tabs
          label={title}
          value={tab}
          onChange={setTab}
          items={[
            { value: 'trips', label: t('client.trips'), content: trips },
            { value: 'invoices', label: t('client.invoices'), content: invoices },
          ]}
        />
      ) : (
        trips
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

const invoiceColumn = columnsOf<ClientInvoice>();

const invoiceColumns: readonly TableColumn<ClientInvoice>[] = [
  invoiceColumn('client.invoices.', 'id', { header: messageKey('client.invoices.number'), kind: 'id', fixed: true }),
  invoiceColumn('client.trips.', 'date', { kind: 'date', descendingFirst: true }),
  invoiceColumn('client.invoices.', 'total', { kind: 'money' }),
  invoiceColumn('client.trips.', 'status', { text: ({ status }, { t }) => t(INVOICE_STATES[status]) }),
];

const SORT = { column: 'date', descending: true } as const;
const PAGE_SIZES = [30, 'all'] as const;
const invoiceId = ({ id }: ClientInvoice) => id;

/** Invoices of a client, without cancelled ones. */
function ClientInvoices({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  const query = useClientInvoices(id);
  return (
    <DataTable
      tableId="client-invoices"
      address="none"
      label={t('client.invoices')}
      columns={invoiceColumns}
      rows={query.data}
      load={query}
      rowKey={invoiceId}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      emptyText={t('client.invoices.empty')}
    />
  );
}

const statusOf = ({ status }: ClientTrip) => bookingStatusStyles[status];

const tripColumn = columnsOf<ClientTrip>();

const tripColumns: readonly TableColumn<ClientTrip>[] = [
  tripColumn('client.', 'id', { kind: 'id', hideBelow: 1024 }),
  tripColumn('client.trips.', 'date', { kind: 'date', groups: true, descendingFirst: true, fixed: true }),
  tripColumn('client.trips.', 'pickTime', { kind: 'time' }),
  tripColumn('client.trips.', 'type', {
    groups: true,
    text: ({ type }, { t }) => t(vocabulary.bookingType(type)),
    hideBelow: 768,
  }),
  {
    id: 'destination',
    header: messageKey('client.trips.destination'),
    value: ({ destination_name }) => destination_name,
    groups: true,
    grow: 2,
  },
  {
    id: 'driver',
    header: messageKey('client.trips.driver'),
    value: ({ driver_name }) => driver_name,
    groups: true,
    hideBelow: 768,
  },
  tripColumn('client.trips.', 'amount', { kind: 'money' }),
  statusColumn<ClientTrip>({
    id: 'status',
    header: messageKey('client.trips.status'),
    status: statusOf,
    groups: true,
  }),
];
const tripId = ({ id }: ClientTrip) => id;

/** Trips of a client; each row opens its booking, for users with permission to see bookings. */
function ClientTrips({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  const query = useClientTrips(id);
  const navigate = useNavigate();
  const opens = useCan('booking');
  const open = useCallback((trip: ClientTrip) => void navigate(`/booking?id=${trip.id}`), [navigate]);
  const actions = useCallback(
    (trip: ClientTrip, context: FormattingContext): readonly RowAction[] => [
      {
        id: 'open',
        label: context.t('client.trips.open'),
        icon: <ExternalLink aria-hidden />,
        inline: true,
        shortcut: 'Enter',
        onSelect: () => open(trip),
      },
    ],
    [open],
  );
  return (
    <DataTable
      tableId="client-trips"
      address="none"
      label={t('client.trips')}
      columns={tripColumns}
      rows={query.data}
      load={query}
      rowKey={tripId}
      rowStatus={statusOf}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      emptyText={t('client.trips.empty')}
      {...(opens ? { rowActions: actions, onOpen: open } : {})}
    />
  );
}
