import { bookingsTotal } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { bookingStatusStyles } from '@navette/shared/ui';
import {
  DataTable,
  type FormattingContext,
  type TableHandle,
  type TableLoad,
  type TableTotal,
} from '@navette/shared/ui-table';
import { useCallback, useState, type ReactNode, type Ref } from 'react';
import { useArchive } from '../../bookings/archive/use-archive.ts';
import { useDeleteBooking } from '../../bookings/delete/use-delete-booking.ts';
import { useReportCancellation } from '../../bookings/notices/use-report-cancellation.ts';
import { useReadyNow } from '../../bookings/ready-now/use-ready-now.ts';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { BookingsFilters } from './bookings-filters.tsx';
import { BookingReceipts } from '../../receipts/booking-receipts.tsx';
import { useBookingColumns } from './use-booking-columns.ts';
import { useBulkActions } from './bulk/use-bulk-actions.tsx';
import type { Filters } from './use-filters.ts';
import { useFiltered } from './use-filtered.ts';
import { useRowActions } from './use-row-actions.tsx';

interface BookingsTableProps {
  readonly bookings: TableLoad & { readonly data: readonly BookingRow[] | undefined };
  readonly filters: Filters;
  readonly onOpen: (id: number) => void;
  /** Opens a new booking with the values of this one. */
  readonly onCopy: (id: number) => Promise<void>;
  readonly ref: Ref<TableHandle>;
}

const NONE: readonly BookingRow[] = [];
const keyOf = ({ id }: BookingRow) => id;
const statusOf = ({ status }: BookingRow) => bookingStatusStyles[status];
const totalsOf = (found: readonly BookingRow[], { t, formats }: FormattingContext): TableTotal[] => [
  { id: 'amount', label: t('bookings.total'), value: formats.formatMoney(bookingsTotal(found)) },
];

/** Configured table of bookings: columns, order, and row actions. */
export function BookingsTable({ bookings, filters, onOpen, onCopy, ref }: BookingsTableProps): ReactNode {
  const t = useT();
  const { status, progress, clear } = filters;
  const { range } = filters.period;
  const [receiptOf, setReceiptOf] = useState<BookingRow | null>(null);
  const columns = useBookingColumns(setReceiptOf);
  const remove = useDeleteBooking();
  const reportCancellation = useReportCancellation();
  const { archive } = useArchive();
  const readyNow = useReadyNow();
  const bulk = useBulkActions(bookings.data ?? NONE);
  const rows = useFiltered(bookings.data, filters);
  const nameOf = useCallback(({ id }: BookingRow) => t('bookings.row', { id }), [t]);
  const rowActions = useRowActions({ edit: onOpen, remove, archive, copy: onCopy, reportCancellation, readyNow });
  const note = [
    ...(status === 'all' ? [] : [t(vocabulary.bookingStatus(status))]),
    ...(progress === 'any' ? [] : [t(`bookings.progress.${progress}`)]),
  ].join(' · ');
  return (
    <>
      <DataTable
        ref={ref}
        tableId="bookings"
        label={t('bookings.list')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        load={bookings}
        defaultSort={{ column: 'date', descending: true }}
        thenBy={[{ column: 'pick', descending: false }]}
        pageSizes={[30, 40, 'all']}
        rowStatus={statusOf}
        rowActions={rowActions}
        onOpen={({ id }) => onOpen(id)}
        onDelete={(booking) => void remove(booking)}
        selectionActions={bulk.buttons}
        totals={totalsOf}
        csvName={`bookings-${range.start}-${range.end}`}
        emptyText={t('bookings.empty')}
        filters={<BookingsFilters {...filters} />}
        period={filters.period}
        paperNote={note}
        filtered={status !== 'all' || progress !== 'any'}
        onClearFilters={clear}
      />
      {bulk.windows}
      {receiptOf && <BookingReceipts bookingId={receiptOf.id} onClose={() => setReceiptOf(null)} />}
    </>
  );
}
