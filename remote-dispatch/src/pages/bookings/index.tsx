import { addDays, brusselsToday, daysInRange, type DateRange } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { Button, onceUsed, Page, useSingleKey } from '@navette/shared/ui';
import { useOpenRecord, type TableHandle } from '@navette/shared/ui-table';
import { Plus, Upload } from 'lucide-react';
import { useRef, useState, type ReactNode, useCallback, useEffect } from 'react';
import { BookingsTable, useFilters } from './bookings-table.tsx';
import { BookingReceipts } from './lazy-dialogs.ts';
import { $api, type CallKey, api, dataOf } from '@navette/shared/api';
import { useLiveBookings } from '@navette/shared/realtime';
import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast, lazyDialog } from '@navette/shared/ui-overlay';
import { cloneDraft } from '../../bookings/booking-row.ts';
import type { DialogInput, DialogResult } from '@navette/shared/federation';

/**
 * Bookings of a period: view, search, change status, edit, delete, add (specification/bookings.md#booking-list). `?id=` opens one, also outside the
 * period.
 */
export default function BookingsPage(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  // The page of imports requires the permission for clients.
  const imports = useCan('client');
  const filters = useFilters();
  const { range } = filters.period;
  const bookings = useBookings(range);
  const record = useOpenRecord();
  const [adding, setAdding] = useState<NewBooking | null>(null);
  const add = (): void => setAdding({ dates: [range.start < brusselsToday() ? brusselsToday() : range.start] });
  const copy = useClone(setAdding);
  const table = useRef<TableHandle>(null);
  useSingleKey('n', add);
  useEffect(() => onceUsed(() => Promise.all([BookingDialog.load(), BookingReceipts.load()])), []);
  return (
    <Page
      title={t('bookings.title')}
      onRefresh={() => void bookings.refetch()}
      refreshing={bookings.isFetching}
      actions={
        <>
          {imports && (
            <Button icon={<Upload aria-hidden />} onClick={() => void navigate('/import?kind=bookings')}>
              {t('bookings.import')}
            </Button>
          )}
          <Button variant="solid" icon={<Plus aria-hidden />} onClick={add}>
            {t('bookings.add')}
          </Button>
        </>
      }
    >
      <BookingsTable ref={table} bookings={bookings} filters={filters} onOpen={record.open} onCopy={copy} />
      <BookingEditor
        id={record.id}
        adding={adding}
        onClose={(saved) => {
          if (adding) setAdding(null);
          else record.close();
          if (saved) table.current?.reveal(saved.id);
        }}
      />
    </Page>
  );
}

const LISTED: readonly CallKey[] = [['post', '/service/booking/byDate']];

/** Without the distances of the bookings, which are half of the answer and which no list shows. */
const bookingsOf = ({ start, end }: DateRange) =>
  $api.queryOptions('post', '/service/booking/byDate', {
    body: { startDate: start, endDate: end, omit: ['distance'] },
  });

/** Days from which on a period takes seconds. */
const LONG = 32;

/**
 * Bookings of a period, refetched when a booking of one of its days changes anywhere. The last week of a long period, whose bookings come first in the
 * list, is requested before the whole.
 */
function useBookings(range: DateRange) {
  const { start, end } = range;
  useLiveBookings(LISTED, ({ dates }) => dates.some((date) => date >= start && date <= end));
  const request = bookingsOf(range);
  const isCached = useQueryClient().getQueryData(request.queryKey) !== undefined;
  const isLong = daysInRange(range) >= LONG;
  const lastWeek = bookingsOf({ start: addDays(end, -6), end });
  const asksFirst = isLong && !isCached;
  // Requested before the first render of the list, and before the requests of its parts; the whole while the last week is drawn.
  usePrefetchQuery(asksFirst ? lastWeek : request);
  usePrefetchQuery(request);
  // An error is shown by the whole period.
  const first = useQuery({ ...lastWeek, enabled: asksFirst, meta: { failure: 'inPlace' } });
  const { data, isPending, isFetching, error, refetch } = useQuery(request);
  return { data, firstRows: isLong ? first.data : undefined, isPending, isFetching, error, refetch };
}

/**
 * Returns the function that opens a new booking with the values of another one. The other is fetched first: a list lacks some fields, and may be
 * stale. A failure is shown.
 */
function useClone(open: (draft: ReturnType<typeof cloneDraft>) => void): (id: number) => Promise<void> {
  const t = useT();
  const toast = useToast();
  return useCallback(
    async (id) => {
      try {
        const [booking] = await dataOf(api.GET('/api/booking/{id}', { params: { path: { id } } }));
        if (booking) open(cloneDraft(booking));
      } catch (error) {
        toast.failure(t('booking.clone.failed'), error);
      }
    },
    [open, t, toast],
  );
}

const BookingDialog = lazyDialog(async () => (await import('../../dialogs/booking/index.tsx')).default);

/** Initial values of a new booking. */
type NewBooking = NonNullable<DialogInput<'dispatch/booking@1'>['draft']>;

interface BookingEditorProps {
  readonly id: number | undefined;
  readonly adding: NewBooking | null;
  readonly onClose: (saved: DialogResult<'dispatch/booking@1'>) => void;
}

/** Booking dialog over the list, loaded when it is first needed. */
function BookingEditor({ id, adding, onClose }: BookingEditorProps): ReactNode {
  if (!adding && id === undefined) return null;
  return <BookingDialog key={adding ? 'new' : id} input={adding ? { draft: adding } : { id }} onClose={onClose} />;
}
