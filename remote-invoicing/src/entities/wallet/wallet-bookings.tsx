import { useT } from '@navette/shared/i18n';
import { Button, Heading, bookingStatusStyles } from '@navette/shared/ui';
import { api, dataOf, $api } from '@navette/shared/api';
import { Archive, FilePlus } from 'lucide-react';
import { useArchiveBooking, type BookingRow, ReceiptDialog } from '@navette/shared/ui-booking';
import { DataTable, type DataTableProps, type FormattingContext } from '@navette/shared/ui-table';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { IssueDialog } from '../invoice/issue-dialog.tsx';
import { type ListQuery, type WalletKind, walletTotals } from './wallet-kind.ts';
import { isClientInvoiced } from '@navette/shared/domain';
import { Checkbox, SegmentedControl } from '@navette/shared/ui-overlay';

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
export function WalletBookings<Total extends { readonly id: number }>({
  wallet,
  bookings,
  period,
  payerId,
  name,
}: WalletBookingsProps<Total>): ReactNode {
  const t = useT();
  const { rows, descending, control } = useShownBookings(wallet.choice, bookings.data);
  const [receiptOf, setReceiptOf] = useState<number>();
  const [invoiced, setInvoiced] = useState<readonly BookingRow[]>();
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
    (found: readonly BookingRow[], context: FormattingContext) => walletTotals(wallet.bookingTotalsOf(found), context),
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
