import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { bookingStatusStyles } from '@navette/shared/ui';
import { DataTable, statusColumn } from '@navette/shared/ui-table';
import type { RowAction, FormattingContext, TableColumn } from '@navette/shared/ui-table';
import { ExternalLink } from 'lucide-react';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useClientTrips } from '../client-requests.ts';
import type { ClientTrip } from '../client-requests.ts';

const statusOf = ({ status }: ClientTrip) => bookingStatusStyles[status];

const columns: readonly TableColumn<ClientTrip>[] = [
  { id: 'id', header: messageKey('client.id'), kind: 'id', value: ({ id }) => id, hideBelow: 1024 },
  {
    id: 'date',
    header: messageKey('client.trips.date'),
    kind: 'date',
    value: ({ date }) => date,
    groups: true,
    descendingFirst: true,
    fixed: true,
  },
  {
    id: 'pickTime',
    header: messageKey('client.trips.pickTime'),
    kind: 'time',
    value: ({ pickTime }) => pickTime,
  },
  {
    id: 'type',
    header: messageKey('client.trips.type'),
    value: ({ type }) => type,
    groups: true,
    text: ({ type }, { t }) => t(vocabulary.bookingType(type)),
    hideBelow: 768,
  },
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
  { id: 'amount', header: messageKey('client.trips.amount'), kind: 'money', value: ({ amount }) => amount },
  statusColumn<ClientTrip>({
    id: 'status',
    header: messageKey('client.trips.status'),
    status: statusOf,
    groups: true,
  }),
];

const SORT = { column: 'date', descending: true } as const;
const PAGE_SIZES = [30, 'all'] as const;
const keyOf = ({ id }: ClientTrip) => id;

/** Trips of a client; each row opens its booking, for users with permission to see bookings. */
export function ClientTrips({ id }: { readonly id: number }): ReactNode {
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
      columns={columns}
      rows={query.data}
      load={query}
      rowKey={keyOf}
      rowStatus={statusOf}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      emptyText={t('client.trips.empty')}
      {...(opens ? { rowActions: actions, onOpen: open } : {})}
    />
  );
}
