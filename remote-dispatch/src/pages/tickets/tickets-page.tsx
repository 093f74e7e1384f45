import { useT } from '@navette/shared/i18n';
import { useLive, type ParkingTicket } from '@navette/shared/realtime';
import { Button, Page, useSingleKey } from '@navette/shared/ui';
import { DataTable, type TableHandle } from '@navette/shared/ui-table';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { liveLoad, liveRows } from './live-load.ts';
import { NewTicketDialog } from './new-ticket-dialog.tsx';
import { ticketColumns } from './ticket-columns.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { useRemoveTicket } from './use-remove-ticket.ts';
import { useTicketActions } from './use-ticket-actions.tsx';

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'ticketId', descending: true }] as const;
const PAGE_SIZES = [5, 20, 'all'] as const;
const keyOf = ({ ticketId }: ParkingTicket) => ticketId;
const nameOf = ({ bookingId, ticketId }: ParkingTicket) => `${String(bookingId)} ${ticketId}`;

/** Parking receipts as drivers send them (S1 §2.10), and those that came on paper. */
export function TicketsPage(): ReactNode {
  const t = useT();
  const live = useLive('tickets');
  const table = useRef<TableHandle>(null);
  const [viewed, view] = useState<ParkingTicket>();
  const [isAdding, setAdding] = useState(false);
  const remove = useRemoveTicket();
  const columns = useMemo(() => ticketColumns(view), []);
  useSingleKey('n', () => setAdding(true));
  return (
    <Page
      title={t('tickets.title')}
      onRefresh={live.retry}
      refreshing={live.status === 'loading'}
      actions={
        <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('tickets.add')}
        </Button>
      }
    >
      <DataTable
        ref={table}
        tableId="tickets"
        label={t('tickets.title')}
        columns={columns}
        rows={liveRows(live)}
        load={liveLoad(live)}
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
      {isAdding && <NewTicketDialog onSaved={(ticketId) => table.current?.reveal(ticketId)} onClose={() => setAdding(false)} />}
      {viewed && <TicketDialog ticket={viewed} onClose={() => view(undefined)} />}
    </Page>
  );
}
