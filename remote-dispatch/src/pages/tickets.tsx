import { useT, messageKey } from '@navette/shared/i18n';
import { liveQuery, useLive, type ParkingTicket, liveStore } from '@navette/shared/realtime';
import { keyParam, useSearchState } from '@navette/shared/router';
import { Button, Page, useSingleKey, EmptyState, Flex, Link } from '@navette/shared/ui';
import { DataTable, MissingRecord, type TableHandle, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { Plus, Image, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useConfirm, useToast, Dialog } from '@navette/shared/ui-overlay';
import { mayOpen } from '@navette/shared/domain';
import { useUser } from '@navette/shared/session';
import { ReceiptPhoto, ReceiptField, receiptFile, receiptUpload } from '@navette/shared/ui-booking';
import { useOnline, api, dataOf } from '@navette/shared/api';
import { fieldsFor, FormDialog, FormSection, useNavetteForm, required } from '@navette/shared/ui-form';
import * as z from 'zod';

const SEARCH = { id: keyParam() };
const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'ticketId', descending: true }] as const;
const PAGE_SIZES = [5, 20, 'all'] as const;
const keyOf = ({ ticketId }: ParkingTicket) => ticketId;
const nameOf = ({ bookingId, ticketId }: ParkingTicket) => `${String(bookingId)} ${ticketId}`;

/** Parking receipts sent by drivers (specification/office.md#receipts) or added from paper. */
export default function TicketsPage(): ReactNode {
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

/** Returns the function that deletes a receipt after a confirmation that names receipt and booking: a photo can't be restored. */
function useRemoveTicket(): (ticket: ParkingTicket) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  return useCallback(
    async ({ ticketId, bookingId }) => {
      if (
        !(await confirm({
          title: t('tickets.delete.title', { id: bookingId }),
          body: t('tickets.delete.body'),
          confirmLabel: t('shared.delete'),
        }))
      )
        return;
      try {
        const store = await liveStore();
        await store.remove('tickets', ticketId);
        toast.success(t('tickets.deleted', { id: bookingId }));
      } catch (error) {
        toast.failure(t('tickets.delete.failed', { id: bookingId }), error);
      }
    },
    [t, confirm, toast],
  );
}

interface TicketDialogProps {
  readonly ticket: ParkingTicket;
  readonly onClose: () => void;
}

/** Dialog of a receipt, with a link to its booking for permitted users. */
function TicketDialog({ ticket: { bookingId, imageUrl, date, driver }, onClose }: TicketDialogProps): ReactNode {
  const t = useT();
  const user = useUser();
  return (
    <Dialog open onClose={onClose} title={t('bookings.receipt.title', { id: bookingId })} size={600}>
      <Flex direction="column" gap="3" align="center">
        {imageUrl === null ? (
          <EmptyState title={t('bookings.receipt.none')} />
        ) : (
          <ReceiptPhoto {...{ imageUrl, date, driver }} />
        )}
        {mayOpen(user?.pages, 'booking') && (
          <Link to={`/booking?id=${String(bookingId)}`}>{t('tickets.openBooking', { id: bookingId })}</Link>
        )}
      </Flex>
    </Dialog>
  );
}

/** Row actions of a receipt: view, delete. */
function useTicketActions(
  view: (ticket: ParkingTicket) => void,
  remove: (ticket: ParkingTicket) => Promise<void>,
): (ticket: ParkingTicket) => readonly RowAction[] {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  return useCallback(
    (ticket) => [
      {
        id: 'view',
        label: t('tickets.photo.view'),
        icon: <Image aria-hidden />,
        inline: true,
        shortcut: 'Enter',
        onSelect: () => view(ticket),
      },
      {
        id: 'delete',
        label: t('shared.delete'),
        icon: <Trash2 aria-hidden />,
        inline: true,
        danger: true,
        disabled: offline,
        shortcut: 'Delete',
        onSelect: () => void remove(ticket),
      },
    ],
    [t, offline, view, remove],
  );
}

const LINK = { textDecoration: 'underline', cursor: 'pointer', minHeight: '24px' } as const;

const ticketColumns = (open: (ticket: ParkingTicket) => void): readonly TableColumn<ParkingTicket>[] => [
  {
    id: 'bookingId',
    header: messageKey('tickets.bookingId'),
    kind: 'id',
    value: ({ bookingId }) => bookingId,
    fixed: true,
    descendingFirst: true,
  },
  {
    id: 'ticketId',
    header: messageKey('tickets.ticketId'),
    value: ({ ticketId }) => ticketId,
    hideBelow: 1024,
  },
  { id: 'driver', header: messageKey('tickets.driver'), value: ({ driver }) => driver, groups: true },
  {
    id: 'date',
    header: messageKey('tickets.date'),
    kind: 'date',
    value: ({ date }) => date,
    groups: true,
    descendingFirst: true,
  },
  {
    id: 'photo',
    header: messageKey('tickets.photo'),
    value: ({ imageUrl }) => imageUrl !== null,
    unsortable: true,
    unsearched: true,
    csv: false,
    width: 140,
    cell: (ticket, { t }) =>
      ticket.imageUrl === null ? (
        t('tickets.photo.none')
      ) : (
        <button
          type="button"
          style={LINK}
          aria-label={t('tickets.photo.viewOf', { id: ticket.bookingId })}
          onClick={() => open(ticket)}
        >
          {t('tickets.photo.view')}
        </button>
      ),
  },
];

/** Form of a paper receipt. */
const ticketSchema = z.object({
  bookingId: required(z.number().int().positive()),
  date: z.iso.date().nullable(),
  photo: required(receiptFile),
});

const Fields = fieldsFor(ticketSchema);
const NOTHING = { bookingId: null, date: null, photo: null };

interface NewTicketDialogProps {
  readonly onSaved: (ticketId: string) => void;
  readonly onClose: () => void;
}

/** Dialog that adds a paper receipt: its photo is stored with the booking. */
function NewTicketDialog({ onSaved, onClose }: NewTicketDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const form = useNavetteForm({ schema: ticketSchema, defaultValues: NOTHING, name: messageKey('tickets.form.name') });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('tickets.add')}
      onSubmit={async (values) => {
        const { ticketId, bookingId } = await uploadTicket(values);
        toast.success(t('tickets.added', { id: bookingId }));
        onSaved(ticketId);
      }}
    >
      <FormSection>
        <Fields.NumberField name="bookingId" label={t('tickets.bookingId')} required />
        <Fields.DateField name="date" label={t('tickets.date')} help={t('tickets.date.help')} />
        <ReceiptField name="photo" label={t('tickets.photo')} />
      </FormSection>
    </FormDialog>
  );
}

/** Data of a paper receipt. */
interface NewTicket {
  readonly bookingId: number;
  /** ISO date of the receipt; null for the day of the booking. */
  readonly date: string | null;
  readonly photo: File;
}

/**
 * Uploads the photo of a receipt to its booking.
 * @throws {ApiProblem} `validation` on `bookingId` when there is no such booking; `file.unsupported`, `file.damaged`,
 * `file.tooLarge` on `photo`
 */
const uploadTicket = ({ bookingId, date, photo }: NewTicket): Promise<ParkingTicket> =>
  dataOf(
    api.POST('/service/ticket/upload', {
      params: { query: { bookingId, ...(date !== null && { date }) } },
      ...receiptUpload.body(photo),
    }),
  ).catch(receiptUpload.rethrowAt('photo'));
