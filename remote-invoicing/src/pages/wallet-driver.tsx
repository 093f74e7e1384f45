import { driverAmounts, personName, previousMonthOf, subtractMoney, sumMoney } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { bookingColumns, type BookingRow } from '@navette/shared/ui-booking';
import { periodSearch } from '@navette/shared/ui-form';
import { driverCalls } from '../entities/invoice/driver-calls.ts';
import {
  MONEY_COLUMNS,
  COUNT_COLUMN,
  NAME_COLUMNS,
  PARKING_COLUMN,
  SUM_COLUMNS,
  totalColumn,
} from '../entities/wallet/wallet-columns.ts';
import type { TableColumn } from '@navette/shared/ui-table';
import { type WalletKind, useWalletChoice } from '../entities/wallet/wallet-kind.ts';
import { type DriverWallet, useDriverBookings, useDriverWallets } from '../entities/wallet/wallet-requests.ts';
import type { ReactNode } from 'react';
import { WalletPage } from '../entities/wallet/wallet-page.tsx';

const { price, cash, invoiced, waitPrice, distance, forfait } = MONEY_COLUMNS;

const HINT = messageKey('wallet.driver.total.hint');
const SUM = messageKey('wallet.driver.sum');

/** Amounts minus the commission, in euros (specification/wallets.md#driver-wallet). */
const net = ({ amount, commission }: Pick<DriverWallet, 'amount' | 'commission'>): number =>
  subtractMoney(amount, commission);

/** A booking of the wallet, whose price is already the driver's. */
const amountsOf = ({ price: ownPrice, waitprice, commission }: BookingRow) =>
  driverAmounts({ price_driver: ownPrice, waitprice, commission });

/** The deducted commission, in euros. */
const commissionColumn = <Row,>(commissionOf: (row: Row) => number): TableColumn<Row> => ({
  id: 'commission',
  header: messageKey('wallet.commission'),
  kind: 'amount',
  value: (row) => subtractMoney(0, commissionOf(row)),
});

/** Amounts to be paid to drivers. */
export const driverWallet: WalletKind<DriverWallet> = {
  calls: driverCalls,
  title: messageKey('wallet.driver.title'),
  empty: messageKey('wallet.driver.empty'),
  search: periodSearch(previousMonthOf),
  columns: [
    ...NAME_COLUMNS,
    COUNT_COLUMN,
    ...SUM_COLUMNS,
    commissionColumn<DriverWallet>(({ commission }) => commission),
    totalColumn(HINT, net),
    PARKING_COLUMN,
  ],
  sort: { column: 'lastname', descending: false },
  keyOf: ({ id }) => String(id),
  nameOf: (row) => personName(row, 'list'),
  totalsOf: (rows) => [{ id: 'total', label: SUM, euros: sumMoney(rows.map(net)) }],
  bookingTotalsOf: (bookings) => [
    {
      id: 'settled',
      label: messageKey('wallet.driver.toSettle'),
      euros: sumMoney(
        bookings.flatMap((booking) => [
          booking.price_factuur,
          booking.creditDriver ? booking.creditAmount : 0,
          -amountsOf(booking).commission,
        ]),
      ),
    },
    {
      id: 'cash',
      label: messageKey('wallet.driver.cash'),
      euros: sumMoney(bookings.map(({ price_cash }) => price_cash)),
    },
    { id: 'total', label: SUM, euros: sumMoney(bookings.map((booking) => net(amountsOf(booking)))) },
  ],
  bookingColumns: (openReceipt) => [
    ...bookingColumns(['id', 'date', 'time', 'client', 'destination', 'type']),
    price,
    cash,
    invoiced,
    waitPrice,
    commissionColumn<BookingRow>((booking) => amountsOf(booking).commission),
    totalColumn(HINT, (booking) => net(amountsOf(booking))),
    ...bookingColumns(['parking'], { openReceipt }),
    distance,
    forfait,
    ...bookingColumns(['invoice']),
  ],
  bookingSizes: ['all', 10, 20, 30],
  choice: 'reverse',
};

export default function DriverWalletPage(): ReactNode {
  const choice = useWalletChoice(driverWallet.search);
  const totals = useDriverWallets(choice.period.range);
  const bookings = useDriverBookings(choice);
  return <WalletPage wallet={driverWallet} {...{ choice, totals, bookings }} />;
}
