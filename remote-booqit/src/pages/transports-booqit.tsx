import { addDays, PLATFORM_TAGS, type PlatformTag, QUICK_TAGS, personName } from '@navette/shared/domain';
import { messageKey, useT, useFormats } from '@navette/shared/i18n';
import { choicesParam, numberParam, useSearchState } from '@navette/shared/router';
import { Page, Button, Stack } from '@navette/shared/ui';
import { PeriodFilter, periodSearch, usePeriod } from '@navette/shared/ui-form';
import { SegmentedControl, Popover, Switch, Dialog, useDialogAvailability, useToast } from '@navette/shared/ui-overlay';
import { DataTable, type FormattingContext, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { CalendarPlus, Pencil, Tags } from 'lucide-react';
import { useCallback, useMemo, type ReactNode, useState } from 'react';
import { BookTransport } from '../entities/book-transport.tsx';
import { bookedColumn, bookedStyle, paperColumns } from '../entities/transport/booked-columns.tsx';
import { PlatformNotices, WithPlatform } from '../entities/platform-notices.tsx';
import { useTransportDialog } from '../entities/transport/transport-details.tsx';
import { passengerName, transportColumns, transportTotals } from '../entities/transport/transport-columns.ts';
import { useBooked, useTransports } from '../entities/transport/transport-requests.ts';
import { type TransportRow, TAG_WORDS } from '../entities/transport/transport-row.ts';
import { KeptSearch } from '../kept-search.tsx';
import { api, dataOf } from '@navette/shared/api';
import { type BookingRow, useOpenBooking } from '@navette/shared/ui-booking';

const SORT = { column: 'date', descending: true } as const;
const THEN_BY = [{ column: 'time', descending: true }] as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

const PERIOD = periodSearch((today) => ({ start: today, end: addDays(today, 1) }));
const FILTERS = { tags: choicesParam(PLATFORM_TAGS), page: numberParam(1, { min: 1 }) };
const KEPT = ['from', 'to', 'tags'] as const;

/** Hidden where the actions of a row would not fit beside them, the greatest number first. */
const OPTIONAL: Readonly<Record<string, Pick<TableColumn<TransportRow>, 'hideBelow' | 'grow'>>> = {
  reason: { hideBelow: 1440, grow: 1 },
  pickup: { hideBelow: 1280 },
  price: { hideBelow: 1024 },
};
const COLUMNS = [
  ...transportColumns(['transportId', 'date', 'time', 'passenger']),
  bookedColumn,
  ...paperColumns,
  ...transportColumns(['reason', 'pickup', 'dropOff', 'price', 'total']).map((column) => ({
    ...column,
    ...OPTIONAL[column.id],
  })),
];
const keyOf = ({ key }: TransportRow) => key;
const nameOf = ({ transportId, passenger }: TransportRow) => `${transportId} ${passengerName(passenger)}`;
const fileDay = (date: string) => date.replaceAll('-', '');

type Quick = 'all' | keyof typeof QUICK_TAGS;

/** The quick filter of the selected tags; `custom` for any others. */
const quickOf = (tags: readonly PlatformTag[]): Quick | 'custom' => {
  if (tags.length === 0) return 'all';
  const same = (wanted: readonly PlatformTag[]) =>
    wanted.length === tags.length && wanted.every((tag) => tags.includes(tag));
  return same(QUICK_TAGS.notInvoiced) ? 'notInvoiced' : same(QUICK_TAGS.certificate) ? 'certificate' : 'custom';
};

/** Transports of the external platform in a period (specification/booqit.md#transports). Period and filters are in the URL. */
export function TransportsPage(): ReactNode {
  return (
    <WithPlatform titleKey={messageKey('transports.title')}>
      <KeptSearch name="transports" params={KEPT}>
        <Transports />
      </KeptSearch>
    </WithPlatform>
  );
}

function Transports(): ReactNode {
  const t = useT();
  const period = usePeriod(PERIOD);
  const [{ tags }, setSearch] = useSearchState(FILTERS);
  const setTags = (next: readonly PlatformTag[]) => setSearch({ tags: next, page: 1 });
  const { query, rows } = useTransports(period.range, tags);
  const booked = useBooked(useMemo(() => rows?.map(({ transportId }) => transportId), [rows]));
  const listed = useMemo(() => rows?.map((row) => ({ ...row, booked: booked?.get(row.key) })), [rows, booked]);
  const [toBook, setToBook] = useState<TransportRow>();
  const form = useDialogAvailability('dispatch/booking@1');
  const quick = quickOf(tags);
  const { edit, open, dialog } = useLinkedBookings(setToBook);
  const { viewAction, dialog: viewDialog } = useTransportDialog();
  const rowActions = useCallback(
    (row: TransportRow, { t: say }: FormattingContext): readonly RowAction[] => [
      viewAction(row.transportId),
      ...(row.booked || !booked
        ? [
            {
              id: 'edit',
              label: say('transports.edit'),
              icon: <Pencil aria-hidden />,
              inline: true,
              onSelect: () =>
                void (row.booked && row.booked.match !== 'certain' ? open(row.booked.bookingId) : edit(row)),
            },
          ]
        : []),
      ...(row.booked?.match === 'certain' || !booked
        ? []
        : [
            {
              id: 'book',
              label: say(row.booked ? 'planning.book.again' : 'planning.book'),
              icon: <CalendarPlus aria-hidden />,
              inline: !row.booked,
              disabled: form.reason === undefined ? undefined : say('planning.book.failed'),
              onSelect: () => setToBook(row),
            },
          ]),
    ],
    [edit, open, viewAction, booked, form.reason],
  );
  return (
    <Page
      title={t('transports.title')}
      onRefresh={() => void query.refetch()}
      refreshing={query.isFetching}
      aside={
        <SegmentedControl
          label={t('transports.quick')}
          value={quick === 'custom' ? 'all' : quick}
          onChange={(next: Quick) => setTags(next === 'all' ? [] : QUICK_TAGS[next])}
          segments={[
            { value: 'all', label: t('transports.quick.all') },
            { value: 'notInvoiced', label: t('transports.quick.notInvoiced') },
            { value: 'certificate', label: t('transports.quick.certificate') },
          ]}
        />
      }
      actions={<TagsFilter tags={tags} onChange={setTags} />}
    >
      <PlatformNotices />
      <DataTable
        tableId="booqit-transports"
        label={t('transports.title')}
        columns={COLUMNS}
        rows={listed}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        rowStatus={bookedStyle}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        totals={transportTotals}
        rowActions={rowActions}
        csvName={`transports-${fileDay(period.range.start)}-${fileDay(period.range.end)}`}
        emptyText={t('transport.empty')}
        period={period}
        filtered={tags.length > 0}
        onClearFilters={() => setTags([])}
        filters={<PeriodFilter label={t('transports.period')} period={period} offersAll={false} />}
      />
      {dialog}
      {viewDialog}
      {toBook && (
        <BookTransport
          key={toBook.key}
          row={toBook}
          parts={(listed ?? []).filter(({ transportId }) => transportId === toBook.transportId)}
          onDone={() => setToBook(undefined)}
        />
      )}
    </Page>
  );
}

interface TagsFilterProps {
  readonly tags: readonly PlatformTag[];
  readonly onChange: (tags: readonly PlatformTag[]) => void;
}

/** Filters of the platform, a switch each; transports must have all selected tags (specification/booqit.md#tags). */
function TagsFilter({ tags, onChange }: TagsFilterProps): ReactNode {
  const t = useT();
  return (
    <Popover
      title={t('transports.tags')}
      trigger={
        <Button icon={<Tags aria-hidden />}>
          {tags.length === 0 ? t('transports.tags') : t('transports.tags.count', { count: tags.length })}
        </Button>
      }
    >
      <Stack gap="2">
        {PLATFORM_TAGS.map((tag) => (
          <Switch
            key={tag}
            checked={tags.includes(tag)}
            onChange={(isOn) => onChange(isOn ? [...tags, tag] : tags.filter((other) => other !== tag))}
          >
            {t(TAG_WORDS[tag])}
          </Switch>
        ))}
      </Stack>
    </Popover>
  );
}

/**
 * Opens the booking of a transport; with several the user picks one (specification/booqit.md#transports).
 * @param onNone called when there is none
 */
function useLinkedBookings(onNone: (row: TransportRow) => void): {
  readonly edit: (row: TransportRow) => Promise<void>;
  readonly open: (bookingId: number) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const t = useT();
  const { formatDate } = useFormats();
  const toast = useToast();
  const openBooking = useOpenBooking();
  const [several, setSeveral] = useState<readonly BookingRow[]>();
  const open = useCallback(
    (id: number) => {
      setSeveral(undefined);
      return openBooking(id);
    },
    [openBooking],
  );
  const edit = useCallback(
    async (row: TransportRow) => {
      try {
        const body = { transportIds: [row.transportId] };
        const bookings = await dataOf(api.POST('/service/booking/byTransportIds', { body }));
        const [only] = bookings;
        if (!only) onNone(row);
        else if (bookings.length === 1) await open(only.id);
        else setSeveral(bookings);
      } catch (error) {
        toast.failure(t('booking.open.failed'), error);
      }
    },
    [open, onNone, toast, t],
  );
  const dialog = several && (
    <Dialog open size={600} title={t('booking.pick')} onClose={() => setSeveral(undefined)}>
      <Stack as="ul" gap="1">
        {several.map(({ id, ap_date, ap_time, type, client_lastname, client_firstname }) => (
          <li key={id}>
            <Button width="100%" justifyContent="start" onClick={() => void open(id)}>
              {[
                id,
                formatDate(ap_date),
                ap_time,
                t(type === 'back' ? 'transport.direction.back' : 'transport.direction.to'),
                personName({ lastname: client_lastname, firstname: client_firstname }, 'list'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Button>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
  return { edit, open, dialog };
}

export { TransportsPage as default };
