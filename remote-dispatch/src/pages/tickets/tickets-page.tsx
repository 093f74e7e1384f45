import { useT } from '@navette/shared/i18n';
import { liveQuery, useLive, type ParkingTicket } from '@navette/shared/realtime';
import { keyParam, useSearchState } from '@navette/shared/router';
import { Button, Page, useSingleKey } from '@navette/shared/ui';
import { DataTable, MissingRecord, type TableHandle } from '@navette/shared/ui-table';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NewTicketDialog } from './new-ticket-dialog.tsx';
import { ticketColumns } from './ticket-columns.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { useRemoveTicket } from './use-remove-ticket.ts';
import { useTicketActions } from './use-ticket-actions.tsx';

const SEARCH = { id: keyParam() };
const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'ticketId', descending: true }] as const;
const PAGE_SIZES = [5, 20, 'all'] as const;
const keyOf = ({ ticketId }: ParkingTicket) => ticketId;
const nameOf = ({ bookingId, ticketId }: ParkingTicket) => `${String(bookingId)} ${ticketId}`;

/** Parking receipts sent by drivers (S1 §2.10) or added from paper. */
export function TicketsPage(): ReactNode {
  const t = useT();
  const tickets = liveQuery(useLive('tickets'));
  const table = useRef<TableHandle>(null);
  const [isAdding, setAdding] = useState(false);
  const [{ id }, setSearch] = useSearchState(SEARCH);
  const view = useCallback(({ ticketId }: ParkingTicket) => setSearch({ id: ticketId }), [setSearch]);
  const close = () => setSearch({ id: '' });
  const viewed = tickets.data?.find(({ ticketId }) => ticketId === id);
  const remove = useRemoveTicket();
  const columns = useMemo(() => ticketColumns(view), [view]);
  useSingleKey('n', () => setAdding(true));
  return (
    <Page
      title={t('tickets.title')}
      onRefresh={tickets.refetch}
      refreshing={tickets.isFetching}
      actions={
        <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('tickets.add')}
        </Button>
      }
    >
      {id !== '' && tickets.data !== undefined && !viewed && <MissingRecord id={id} onClose={close} />}
      <DataTable
        ref={table}
        tableId="tickets"
        label={t('tickets.title')}
        columns={columns}
        rows={tickets.data}
        load={tickets}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        defaultSize={20}
        rowActions={useTicketActions(view, remove)}
        onOpen={view}
        onDelete={(ticket) => void remove(ticket)}
        csvName="tickets"
        emptyText={t('tickets.empty')}
      />
      {isAdding && (
        <NewTicketDialog onSaved={(ticketId) => table.current?.reveal(ticketId)} onClose={() => setAdding(false)} />
      )}
      {viewed && <TicketDialog ticket={viewed} onClose={close} />}
    </Page>
  );
}
