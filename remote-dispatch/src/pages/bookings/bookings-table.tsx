import { bookingsTotal, BOOKING_STATUSES, TRIP_PROGRESS, isTripProgress } from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { bookingStatusStyles } from '@navette/shared/ui';
import {
  DataTable,
  type FormattingContext,
  type TableHandle,
  type TableLoad,
  type TableTotal,
  type TableColumn,
  bookingColumns,
  bookingStatusColumn,
  type BookingColumnId,
  PeriodFilter,
  periodSearch,
  useOpenClientCard,
  usePeriod,
  type Period,
} from '@navette/shared/ui-table';
import { useCallback, useState, type ReactNode, type Ref, useMemo } from 'react';
import { useExpectedLates } from '../../office/use-whereabouts.ts';
import { useArchive, useDeleteBooking } from '../../bookings/delete-booking.ts';
import { useReportCancellation } from '../../bookings/offer-notices.ts';
import { useReadyNow } from '../../bookings/ready-now.ts';
import { type BookingRow, offerWords } from '../../bookings/booking-row.ts';
import { useBulkActions } from './bulk-actions.tsx';
import { BookingReceipts } from './lazy-dialogs.ts';
import { useRowActions, useSaveStatus } from './row-actions.tsx';
import { Select } from '@navette/shared/ui-overlay';
import { useNow } from '../../office/use-now.ts';
import { choiceParam, numberParam, useSearchState } from '@navette/shared/router';

interface BookingsTableProps {
  readonly bookings: TableLoad & {
    readonly data: readonly BookingRow[] | undefined;
    /** First rows of the list, while the others of a long period are on their way. */
    readonly firstRows: readonly BookingRow[] | undefined;
  };
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
  const bulk = useBulkActions(bookings.data ?? bookings.firstRows ?? NONE);
  const rows = useFiltered(bookings.data, filters);
  const firstRows = useFiltered(bookings.firstRows, filters);
  const nameOf = useCallback(({ id }: BookingRow) => t('bookings.row', { id }), [t]);
  const card = useOpenClientCard();
  const rowActions = useRowActions({ edit: onOpen, remove, archive, copy: onCopy, reportCancellation, readyNow, card });
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
        firstRows={firstRows}
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

/** Filters of the list: period, status, and progress of trips. */
function BookingsFilters({ period, status, setStatus, progress, setProgress }: Filters): ReactNode {
  const t = useT();
  const statuses = [
    { value: 'all' as const, label: t('bookings.filter.all') },
    ...BOOKING_STATUSES.map((value) => ({ value, label: t(vocabulary.bookingStatus(value)) })),
  ];
  const progresses = (['any', ...TRIP_PROGRESS] as const).map((value) => ({
    value,
    label: t(`bookings.progress.${value}`),
  }));
  return (
    <>
      <PeriodFilter label={t('bookings.period')} period={period} offersAll={false} />
      <Select aria-label={t('bookings.column.status')} value={status} options={statuses} onChange={setStatus} />
      <Select aria-label={t('bookings.filter.progress')} value={progress} options={progresses} onChange={setProgress} />
    </>
  );
}

/** Bookings with the chosen status and progress; late ones follow the clock. */
function useFiltered(
  bookings: readonly BookingRow[] | undefined,
  { status, progress }: Pick<Filters, 'status' | 'progress'>,
): readonly BookingRow[] | undefined {
  const now = useNow();
  // Only lateness depends on the clock: other lists keep their rows from tick to tick.
  const moment = progress === 'late' ? now : undefined;
  const expected = useExpectedLates(moment !== undefined);
  return useMemo(
    () =>
      status === 'all' && progress === 'any'
        ? bookings
        : bookings?.filter(
            (booking) =>
              (status === 'all' || booking.status === status) &&
              (progress === 'any' ||
                isTripProgress(progress, { ...booking, expectedLate: expected.get(booking.id) }, moment ?? new Date())),
          ),
    [bookings, status, progress, moment, expected],
  );
}

/** State of the offer to a partner carrier. */
const OFFER: TableColumn<BookingRow> = {
  id: 'offer',
  header: messageKey('bookings.column.offer'),
  value: ({ offer }) => offer?.state ?? null,
  text: ({ offer }, { t }) => (offer ? offerWords(offer, t) : ''),
  groups: true,
  hidden: true,
};

/** In the order of the specification (specification/bookings.md#booking-list). */
const COLUMNS = [
  'id',
  'date',
  'pick',
  'time',
  'client',
  'driver',
  'destination',
  'type',
  'accepted',
  'price',
  'driverPrice',
  'amount',
  'invoice',
  'wait',
  'parking',
  'certificate',
  'mobility',
  'companion',
] as const satisfies readonly BookingColumnId[];

/** Columns of the list; the status is saved immediately. */
function useBookingColumns(openReceipt: (booking: BookingRow) => void): readonly TableColumn<BookingRow>[] {
  const { save, offer } = useSaveStatus();
  return useMemo(
    () => [...bookingColumns(COLUMNS, { openReceipt }), OFFER, bookingStatusColumn(save, offer)],
    [openReceipt, save, offer],
  );
}

const PERIOD = periodSearch((today) => ({ start: today, end: today }));
const SEARCH = {
  status: choiceParam(['all', ...BOOKING_STATUSES], 'all'),
  progress: choiceParam(['any', ...TRIP_PROGRESS], 'any'),
  page: numberParam(1, { min: 1 }),
};

/** Status filter; `all` for none. */
type StatusFilter = 'all' | (typeof BOOKING_STATUSES)[number];

/** Filter by progress; `any` for none. */
type ProgressFilter = 'any' | (typeof TRIP_PROGRESS)[number];

/** Filters of the list, kept in the URL. */
interface Filters {
  /** Today by default (specification/bookings.md#booking-list). */
  readonly period: Period;
  readonly status: StatusFilter;
  readonly progress: ProgressFilter;
  readonly setStatus: (status: StatusFilter) => void;
  readonly setProgress: (progress: ProgressFilter) => void;
  /** Shows all bookings of the period. */
  readonly clear: () => void;
}

/** Reads and writes the filters; each change returns to the first page. */
export function useFilters(): Filters {
  const [{ status, progress }, setSearch] = useSearchState(SEARCH);
  return {
    period: usePeriod(PERIOD),
    status,
    progress,
    setStatus: (next) => setSearch({ status: next, page: 1 }),
    setProgress: (next) => setSearch({ progress: next, page: 1 }),
    clear: () => setSearch({ status: 'all', progress: 'any', page: 1 }),
  };
}
