import type { components } from '@navette/openapi/types';
import { $api, invalidate } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Alert, bookingStatusStyles, EmptyState, Flex, Heading, Spinner, Button, Text } from '@navette/shared/ui';
import { choiceParam, useSearchState } from '@navette/shared/router';
import {
  bookingColumns,
  type BookingRow,
  InvoiceLinks,
  invoiceName,
  invoicesOf,
  useOpenBooking,
} from '@navette/shared/ui-booking';
import { DataTable, type FormattingContext, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { Pencil, FilePlus } from 'lucide-react';
import { SegmentedControl, useToast, useDialogAvailability, useOpenDialog } from '@navette/shared/ui-overlay';
import { useCallback, type ReactNode } from 'react';
import { useTransportDialog } from '../../entities/transport/transport-details.tsx';
import { Reconciliation } from './reconciliation.tsx';
import { useQueryClient } from '@tanstack/react-query';

const SEARCH = { view: choiceParam(['bookings', 'reconciliation'], 'bookings') };
const SORT = { column: 'date', descending: false } as const;
const PAGE_SIZES = ['all', 10, 20, 30] as const;
/** The transport of a booking; bookings of uninsured ones have no Trip ID. */
const transportOf = ({ transportId, mutualPatientID }: BookingRow) => transportId ?? mutualPatientID;
const COLUMNS: readonly TableColumn<BookingRow>[] = [
  ...bookingColumns(['id']),
  { id: 'transport', header: messageKey('transport.id'), value: transportOf, whole: true },
  ...bookingColumns(['date', 'time', 'client', 'destination', 'type']),
  { id: 'insurer', header: messageKey('invoices.insurer'), kind: 'amount', value: ({ mutualAmount }) => mutualAmount },
  {
    id: 'patient',
    header: messageKey('invoices.patient'),
    kind: 'amount',
    value: ({ mutualPatientAmount }) => mutualPatientAmount,
  },
  {
    id: 'invoices',
    header: messageKey('details.invoices'),
    value: (booking) => insurerInvoice(booking)?.id,
    text: (booking, { t }) =>
      invoicesOf(booking)
        .map((invoice) => invoiceName(invoice, t))
        .join(', '),
    cell: (booking) => <InvoiceLinks booking={booking} />,
    whole: true,
  },
];
const insurerInvoice = (booking: BookingRow) => invoicesOf(booking).find(({ kind }) => kind === 'insurance');
const keyOf = ({ id }: BookingRow) => id;
const statusOf = ({ status }: BookingRow) => bookingStatusStyles[status];

/** The bookings of a platform invoice, and its transports without a booking. */
export function InvoiceBookings({ invoiceNumber, transportIds }: components['schemas']['BooqitInvoice']): ReactNode {
  const t = useT();
  const openBooking = useOpenBooking();
  const { viewAction, dialog } = useTransportDialog();
  const [{ view }, setSearch] = useSearchState(SEARCH);
  const query = $api.useQuery(
    'post',
    '/service/booking/byTransportIds',
    { body: { transportIds } },
    { meta: { failure: 'inPlace' } },
  );
  const found = new Set(query.data?.map((booking) => transportOf(booking)));
  const missing = query.data ? transportIds.filter((id) => !found.has(id)) : [];
  const rowActions = useCallback(
    (booking: BookingRow, { t: say }: FormattingContext): readonly RowAction[] => {
      const transportId = transportOf(booking);
      return [
        ...(transportId ? [viewAction(transportId)] : []),
        {
          id: 'edit',
          label: say('transports.edit'),
          icon: <Pencil aria-hidden />,
          inline: true,
          onSelect: () => void openBooking(booking.id),
        },
      ];
    },
    [openBooking, viewAction],
  );
  const title = t('invoices.bookingsOf', { number: invoiceNumber });
  // Nothing is clickable until the transports without a booking are known: their notice would move it down.
  if (query.isPending) return <EmptyState icon={<Spinner />} title={t('shared.loading')} />;
  return (
    <>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Heading as="h2" size="md">
          {title}
        </Heading>
        <InvoiceButtons bookings={query.data ?? []} />
      </Flex>
      {missing.length > 0 && (
        <Alert status="warning" title={t('invoices.notFound', { count: missing.length })}>
          {missing.join(', ')}
        </Alert>
      )}
      <Flex>
        <SegmentedControl
          label={title}
          value={view}
          onChange={(next: 'bookings' | 'reconciliation') => setSearch({ view: next })}
          segments={[
            { value: 'bookings', label: t('invoices.view.bookings') },
            { value: 'reconciliation', label: t('reconcile.title') },
          ]}
        />
      </Flex>
      {view === 'reconciliation' ? (
        <Reconciliation invoiceNumber={invoiceNumber} />
      ) : (
        <DataTable
          tableId="booqit-invoice-bookings"
          address="none"
          label={title}
          columns={COLUMNS}
          rows={query.data}
          load={query}
          rowKey={keyOf}
          rowName={({ id }) => t('booking.name', { id })}
          rowStatus={statusOf}
          rowActions={rowActions}
          defaultSort={SORT}
          pageSizes={PAGE_SIZES}
          emptyText={t('invoices.bookings.empty')}
        />
      )}
      {dialog}
    </>
  );
}

const BOOKINGS = [['post', '/service/booking/byTransportIds']] as const;

/**
 * Invoices the linked bookings that are on no invoice of an insurer yet, dated today: a button for each insurer that pays some of them
 * (specification/booqit.md#platform-invoices).
 */
function InvoiceButtons({ bookings }: { readonly bookings: readonly BookingRow[] }): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const openDialog = useOpenDialog();
  const { reason } = useDialogAvailability('invoicing/insurance-invoice@1');
  const insurers = $api.useQuery('get', '/api/insurance', {}, { meta: { failure: 'inPlace' } });
  const insured = bookings.filter(({ insuranceId }) => insuranceId !== null);
  const waiting = insured.filter((booking) => !insurerInvoice(booking));
  const ids = [...new Set(insured.flatMap(({ insuranceId }) => insuranceId ?? []))];

  async function invoice(insuranceId: number): Promise<void> {
    try {
      const input = { insuranceId, bookings: waiting.filter((booking) => booking.insuranceId === insuranceId) };
      if (await openDialog('invoicing/insurance-invoice@1', input)) await invalidate(cache, BOOKINGS);
    } catch (error) {
      toast.failure(t('invoices.invoice.failed'), error);
    }
  }

  const blocked = (id: number) =>
    !waiting.some(({ insuranceId }) => insuranceId === id)
      ? t('invoices.invoice.done')
      : reason && t('invoices.invoice.failed');
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {waiting.length < insured.length && (
        <Text tone="muted">{t('invoices.invoiced', { count: insured.length - waiting.length })}</Text>
      )}
      {ids.map((id) => (
        <Button
          key={id}
          icon={<FilePlus aria-hidden />}
          disabled={blocked(id) !== undefined}
          title={blocked(id)}
          onClick={() => void invoice(id)}
        >
          {t('invoices.invoice', { insurer: insurers.data?.find((insurer) => insurer.id === id)?.name ?? String(id) })}
        </Button>
      ))}
    </Flex>
  );
}
