import { useFormats, useT, vocabulary, type Translate } from '@navette/shared/i18n';
import { $api } from '@navette/shared/api';
import { useLocation } from '@navette/shared/router';
import { EmptyState, ErrorState, Heading, Page, Skeleton, Text, bookingStatusStyles } from '@navette/shared/ui';
import { PrintPage, PaperSection, PaperTable, type PaperColumn } from '@navette/shared/ui-document';
import { type ReactNode, useMemo } from 'react';
import { isIsoDate, clientName, driverName } from '@navette/shared/domain';
import type { BookingRow } from '../bookings/booking-row.ts';
import { TripTime } from '../bookings/trip-time.tsx';

/** Printed list of bookings, by day: `/print/bookings?from=2026-03-10&to=2026-03-11#12,13`. */
export default function BookingsPrintPage(): ReactNode {
  const t = useT();
  const { search, hash } = useLocation();
  const request = listRequest(new URLSearchParams(search), hash);
  if (request) return <PrintedList request={request} />;
  return (
    <Page title={t('bookings.print.title')}>
      <EmptyState title={t('bookings.print.nothing')} />
    </Page>
  );
}

function PrintedList({ request: { from, to, ids } }: { readonly request: ListRequest }): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const { data, error, refetch } = $api.useQuery(
    'post',
    '/service/booking/byDate',
    { body: { startDate: from, endDate: to } },
    { meta: { failure: 'inPlace' } },
  );
  const found = data?.filter(({ id }) => ids.has(id));
  if (error) {
    return (
      <Page title={t('bookings.print.title')}>
        <ErrorState title={t('bookings.print.failed')} error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <PrintPage
      title={t(from === to ? 'bookings.print.fileDay' : 'bookings.print.file', { from, to })}
      ready={found !== undefined}
    >
      <Heading as="h1" size="md">
        {t('bookings.print.title')}
      </Heading>
      {found ? (
        <>
          <Text marginBottom="3">
            {t('bookings.print.count', { count: found.length })}
            {from !== to && ` · ${t('bookings.print.days', { from: formatDate(from), to: formatDate(to) })}`}
            {found.length < ids.size && ` · ${t('bookings.print.gone', { count: ids.size - found.length })}`}
          </Text>
          {byDay(found).map((day) => (
            <DayTable key={day.date} day={day} />
          ))}
        </>
      ) : (
        <Skeleton height="12rem" />
      )}
    </PrintPage>
  );
}

/** Ids of the bookings to print, and the period they are in. */
interface ListRequest {
  readonly from: string;
  readonly to: string;
  readonly ids: ReadonlySet<number>;
}

/** Parses `?from=2026-03-10&to=2026-03-11#12,13` (or `&ids=12,13`); null without a period or without ids. */
function listRequest(query: URLSearchParams, hash: string): ListRequest | null {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? from;
  const ids = [query.get('ids') ?? '', hash.replace(/^#/u, '')]
    .join(',')
    .split(',')
    .filter((text) => /^\d{1,9}$/u.test(text))
    .map(Number);
  return isIsoDate(from) && isIsoDate(to) && from <= to && ids.length > 0 ? { from, to, ids: new Set(ids) } : null;
}

const endsOf = ({ type, pick_address, destination_name }: BookingRow): readonly (string | null)[] =>
  type === 'back' ? [destination_name, pick_address] : [pick_address, destination_name];

const columnsOf = (t: Translate): readonly PaperColumn<BookingRow>[] => [
  { header: 'bookings.column.id', width: '8%', cell: ({ id }) => id },
  { header: 'daySheet.time', width: '12%', cell: (trip) => <TripTime trip={trip} /> },
  { header: 'daySheet.client', width: '19%', cell: (trip) => clientName(trip, 'list') },
  { header: 'daySheet.from', width: '19%', cell: (trip) => endsOf(trip)[0] },
  { header: 'daySheet.to', width: '18%', cell: (trip) => endsOf(trip)[1] },
  { header: 'bookings.column.driver', width: '12%', cell: (trip) => driverName(trip, 'list') },
  {
    header: 'bookings.column.status',
    width: '12%',
    cell: ({ type, status }) => (
      <>
        {t(vocabulary.bookingType(type))}
        <br />
        {t(bookingStatusStyles[status].label)}
      </>
    ),
  },
];

/** One day of the printed list. */
function DayTable({ day: { date, trips } }: { readonly day: DayOfTrips }): ReactNode {
  const t = useT();
  const { formatDate, formatLongDate } = useFormats();
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <PaperSection level="part" title={formatLongDate(date)}>
      <PaperTable
        running={`${t('bookings.print.title')} · ${formatDate(date)}`}
        columns={columns}
        rows={trips}
        rowKey={({ id }) => id}
      />
    </PaperSection>
  );
}

/** Trips of a day, by pick-up time. */
interface DayOfTrips {
  readonly date: string;
  readonly trips: readonly BookingRow[];
}

const timeOf = ({ pick_time, ap_time }: BookingRow): string => pick_time ?? ap_time;

/** Bookings grouped by day; within a day by pick-up time, then by driver. */
function byDay(bookings: readonly BookingRow[]): readonly DayOfTrips[] {
  const days = new Map<string, BookingRow[]>();
  for (const booking of bookings) days.set(booking.ap_date, [...(days.get(booking.ap_date) ?? []), booking]);
  return [...days]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([date, trips]) => ({
      date,
      trips: trips.toSorted(
        (left, right) => timeOf(left).localeCompare(timeOf(right)) || left.driverId - right.driverId,
      ),
    }));
}
