import { useT } from '@navette/shared/i18n';
import { EmptyState, Page, Stack, Button, Heading, bookingStatusStyles, onceUsed } from '@navette/shared/ui';
import { type BookingRow, useArchiveBooking, ReceiptDialog } from '@navette/shared/ui-booking';
import { PeriodFilter } from '@navette/shared/ui-form';
import { DataTable, type DataTableProps, type FormattingContext } from '@navette/shared/ui-table';
import { useEffect, useRef, type ReactNode, useCallback, useMemo, useState } from 'react';
import { type WalletChoice, type ListQuery, type WalletKind } from './wallet-kind.ts';
import { totalsOf } from '../totals.ts';
import { api, dataOf, $api } from '@navette/shared/api';
import { Archive, FilePlus } from 'lucide-react';
import { isClientInvoiced } from '@navette/shared/domain';
import { Checkbox, SegmentedControl, lazyDialog } from '@navette/shared/ui-overlay';

const IssueDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ '../invoice/issue-dialog.tsx')).IssueDialog,
);

const PAGE_SIZES = [5, 20, 'all'] as const;

interface WalletPageProps<Total extends { readonly id: number }> {
  /** A constant declared outside the component. */
  readonly wallet: WalletKind<Total>;
  readonly choice: WalletChoice;
  readonly totals: ListQuery<Total>;
  readonly bookings: ListQuery<BookingRow>;
}

/** A wallet: totals of each driver, client or insurer above, the bookings of the selected one below (specification/wallets.md). */
export function WalletPage<Total extends { readonly id: number }>({
  wallet,
  choice: { id: chosen, choose, period },
  totals,
  bookings,
}: WalletPageProps<Total>): ReactNode {
  const t = useT();
  const row = totals.data?.find(({ id }) => id === chosen);
  // Also while they are loading: otherwise the list would shrink when they arrive.
  const hasRows = totals.isPending || (totals.data?.length ?? 0) > 0;
  const lists = useRef<HTMLDivElement>(null);
  const listed = row?.id;
  // The list of the bookings takes half of the space: the selected row might be out of sight.
  useEffect(() => {
    if (listed !== undefined) lists.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [listed]);
  return (
    <Page
      title={t(wallet.title)}
      onRefresh={() => void Promise.all([totals.refetch(), chosen !== undefined && bookings.refetch()])}
      refreshing={totals.isFetching}
    >
      <Stack ref={lists} flex="1" minHeight="0" gap="3">
        <DataTable
          tableId={`wallet-${wallet.calls.kind}`}
          label={t(wallet.title)}
          columns={wallet.columns}
          rows={totals.data}
          load={totals}
          rowKey={wallet.keyOf}
          rowName={wallet.nameOf}
          defaultSort={wallet.sort}
          pageSizes={PAGE_SIZES}
          defaultSize={20}
          totals={(rows, context) => totalsOf(wallet.totalsOf(rows), context)}
          emptyText={t(wallet.empty)}
          csvName={`wallet_${wallet.calls.kind}`}
          onChoose={({ id }) => choose(id)}
          isChosen={({ id }) => id === chosen}
          period={period}
          filters={<PeriodFilter label={t('wallet.period')} period={period} offersAll={false} />}
        />
        {chosen === undefined ? (
          hasRows && <EmptyState title={t('wallet.choose')} />
        ) : (
          <WalletBookings
            key={`${String(chosen)} ${period.range.start} ${period.range.end}`}
            wallet={wallet}
            period={period}
            bookings={bookings}
            payerId={chosen}
            name={row && wallet.nameOf(row)}
          />
        )}
      </Stack>
    </Page>
  );
}

const keyOf = ({ id }: BookingRow) => id;
const toId = (id: number) => ({ params: { path: { id } } });

interface WalletBookingsProps<Total extends { readonly id: number }> {
  readonly wallet: WalletKind<Total>;
  readonly bookings: ListQuery<BookingRow>;
  /** Days of the bookings, named on a printed list. */
  readonly period: DataTableProps<BookingRow>['period'];
  /** Id of the driver, client or insurer. */
  readonly payerId: number;
  /** Name of the payer; unknown once nothing of theirs is left to invoice. */
  readonly name: string | undefined;
}

/** The bookings of one driver, client or insurer that are still to be invoiced. */
function WalletBookings<Total extends { readonly id: number }>({
  wallet,
  bookings,
  period,
  payerId,
  name,
}: WalletBookingsProps<Total>): ReactNode {
  const t = useT();
  const { rows, descending, control, note } = useShownBookings(wallet.choice, bookings.data);
  const [receiptOf, setReceiptOf] = useState<number>();
  const [invoiced, setInvoiced] = useState<readonly BookingRow[]>();
  useEffect(() => onceUsed(IssueDialog.load), []);
  const invoiceSelected = useCallback(
    (selected: readonly BookingRow[]) => (
      <Button variant="solid" icon={<FilePlus aria-hidden />} onClick={() => setInvoiced(selected)}>
        {t('wallet.invoice.selected', { count: selected.length })}
      </Button>
    ),
    [t],
  );
  const { refetch } = bookings;
  const { archive } = useArchiveBooking(
    useMemo(
      () => ({
        archive: (id) => dataOf(api.PUT('/service/booking/archive/{id}', toId(id))),
        unarchive: (id) => dataOf(api.PUT('/service/booking/unarchive/{id}', toId(id))),
        refresh: async () => refetch(),
      }),
      [refetch],
    ),
  );
  const rowActions = useCallback(
    (booking: BookingRow, { t: say }: FormattingContext) => [
      {
        id: 'archive',
        label: say('bookings.archive.action'),
        icon: <Archive aria-hidden />,
        onSelect: () => void archive(booking),
      },
    ],
    [archive],
  );
  const columns = useMemo(() => wallet.bookingColumns(({ id }) => setReceiptOf(id)), [wallet]);
  const totals = useCallback(
    (found: readonly BookingRow[], context: FormattingContext) => totalsOf(wallet.bookingTotalsOf(found), context),
    [wallet],
  );
  const title = name === undefined ? t('wallet.bookings') : t('wallet.bookingsOf', { name });
  return (
    <>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      <DataTable
        key={String(descending)}
        tableId={`wallet-${wallet.calls.kind}-bookings`}
        address="none"
        label={title}
        columns={columns}
        rows={rows}
        load={bookings}
        rowKey={keyOf}
        rowName={({ id }) => t('wallet.booking', { id })}
        rowStatus={statusOf}
        rowActions={rowActions}
        defaultSort={{ column: 'date', descending }}
        thenBy={[{ column: 'time', descending }]}
        pageSizes={wallet.bookingSizes}
        totals={totals}
        emptyText={t('wallet.bookings.empty')}
        csvName={`wallet_${wallet.calls.kind}_${payerId}`}
        {...(note !== undefined && { paperNote: note })}
        {...(period && { period })}
        filters={control}
        tools={
          rows &&
          rows.length > 0 && (
            <Button variant="solid" icon={<FilePlus aria-hidden />} onClick={() => setInvoiced(rows)}>
              {t('wallet.invoice')}
            </Button>
          )
        }
        selectionActions={invoiceSelected}
      />
      {invoiced && (
        <IssueDialog
          calls={wallet.calls}
          payerId={payerId}
          bookings={invoiced}
          {...(period && { periodEnd: period.range.end })}
          onClose={() => {
            setInvoiced(undefined);
            void bookings.refetch();
          }}
        />
      )}
      {receiptOf !== undefined && <BookingReceipts bookingId={receiptOf} onClose={() => setReceiptOf(undefined)} />}
    </>
  );
}

/** Edge and tint of a booking's row. */
const statusOf = ({ status }: BookingRow) => bookingStatusStyles[status];

interface BookingReceiptsProps {
  readonly bookingId: number;
  readonly onClose: () => void;
}

/** Photos of the parking receipts of a booking. */
function BookingReceipts({ bookingId, onClose }: BookingReceiptsProps): ReactNode {
  const query = $api.useQuery(
    'post',
    '/service/ticket/byBooking',
    { body: { bookingId } },
    { meta: { failure: 'inPlace' } },
  );
  return <ReceiptDialog {...{ bookingId, onClose, query }} />;
}

type Side = 'cash' | 'invoiced';

/** Order of the lower list of a wallet, from the first trip to the last or reversed. */
interface ShownBookings {
  readonly rows: readonly BookingRow[] | undefined;
  readonly descending: boolean;
  /** The selecting control, if the wallet has one. */
  readonly control: ReactNode;
  /** Names the shown part, for paper and files. */
  readonly note?: string;
}

/** The shown part of a wallet's bookings, and the control that selects it: one side of a client, the order of a driver's. */
function useShownBookings(
  choice: WalletKind<{ readonly id: number }>['choice'],
  bookings: readonly BookingRow[] | undefined,
): ShownBookings {
  const t = useT();
  const [side, setSide] = useState<Side>('invoiced');
  const [reversed, setReversed] = useState(false);
  const ofSide = useMemo(
    () => bookings?.filter((booking) => isClientInvoiced(booking) === (side === 'invoiced')),
    [bookings, side],
  );
  if (choice === 'side')
    return {
      rows: ofSide,
      descending: false,
      note: t(`wallet.side.${side}`),
      control: (
        <SegmentedControl
          label={t('wallet.side')}
          value={side}
          onChange={setSide}
          segments={[
            { value: 'cash', label: t('wallet.side.cash') },
            { value: 'invoiced', label: t('wallet.side.invoiced') },
          ]}
        />
      ),
    };
  return {
    rows: bookings,
    descending: reversed,
    control: choice === 'reverse' && (
      <Checkbox checked={reversed} onChange={setReversed}>
        {t('wallet.reverse')}
      </Checkbox>
    ),
  };
}
