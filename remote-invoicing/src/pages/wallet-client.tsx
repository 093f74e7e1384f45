import {
  clientWalletRowTotal,
  clientWalletTotal,
  monthOf,
  personName,
  subtractMoney,
  sumMoney,
} from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { bookingColumns, type BookingRow } from '@navette/shared/ui-booking';
import { periodSearch } from '@navette/shared/ui-form';
import { clientCalls } from '../entities/invoice/client-calls.tsx';
import {
  MONEY_COLUMNS,
  COUNT_COLUMN,
  NAME_COLUMNS,
  PARKING_COLUMN,
  SUM_COLUMNS,
  totalColumn,
} from '../entities/wallet/wallet-columns.ts';
import { type WalletKind, useWalletChoice } from '../entities/wallet/wallet-kind.ts';
import { type ClientWallet, useClientBookings, useClientWallets } from '../entities/wallet/wallet-requests.ts';
import type { ReactNode } from 'react';
import { WalletPage } from '../entities/wallet/wallet-page.tsx';

const { price, waitPrice, distance, duration } = MONEY_COLUMNS;

const HINT = messageKey('wallet.client.total.hint');

/** Total of a booking in the wallet, in euros: price, wait price and parking. */
const bookingTotal = ({ price: ownPrice, waitprice, ticket_price }: BookingRow): number =>
  clientWalletRowTotal({ price: ownPrice, waitprice, ticket_price });

/** Amounts to be invoiced to clients, and paid in cash (specification/wallets.md#client-wallet). */
export const clientWallet: WalletKind<ClientWallet> = {
  calls: clientCalls,
  title: messageKey('wallet.client.title'),
  empty: messageKey('wallet.client.empty'),
  search: periodSearch(monthOf),
  columns: [
    ...NAME_COLUMNS,
    COUNT_COLUMN,
    { id: 'factuur', header: messageKey('wallet.factuur'), kind: 'flag', value: ({ factuur }) => factuur },
    ...SUM_COLUMNS,
    PARKING_COLUMN,
    totalColumn(HINT, clientWalletRowTotal),
  ],
  // Ascending, true sorts first.
  sort: { column: 'factuur', descending: false },
  keyOf: ({ id, factuur }) => `${String(id)} ${String(factuur)}`,
  nameOf: (row) => personName(row, 'list'),
  totalsOf: (rows) => {
    const [invoiced, all] = [clientWalletTotal(rows), sumMoney(rows.map(clientWalletRowTotal))];
    return [
      { id: 'total', label: messageKey('wallet.client.toInvoice'), euros: invoiced },
      { id: 'cash', label: messageKey('wallet.client.cash'), euros: subtractMoney(all, invoiced) },
    ];
  },
  bookingTotalsOf: (bookings) => [
    { id: 'total', label: messageKey('wallet.client.sum'), euros: sumMoney(bookings.map(bookingTotal)) },
  ],
  bookingColumns: (openReceipt) => [
    ...bookingColumns(['id', 'date', 'time', 'client', 'destination', 'type']),
    price,
    waitPrice,
    ...bookingColumns(['wait', 'parking'], { openReceipt }),
    totalColumn(HINT, bookingTotal),
    distance,
    duration,
    ...bookingColumns(['invoice']),
  ],
  bookingSizes: ['all', 10, 20, 30],
  choice: 'side',
};

export default function ClientWalletPage(): ReactNode {
  const choice = useWalletChoice(clientWallet.search);
  const totals = useClientWallets(choice.period.range);
  const bookings = useClientBookings(choice);
  return <WalletPage wallet={clientWallet} {...{ choice, totals, bookings }} />;
}
