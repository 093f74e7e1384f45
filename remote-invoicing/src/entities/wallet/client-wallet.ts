import { clientWalletTotal, endOfMonth, personName, startOfMonth } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { bookingColumns } from '@navette/shared/ui-booking';
import { periodSearch } from '@navette/shared/ui-form';
import { clientCalls } from '../invoice/calls/client-calls.tsx';
import { MONEY_COLUMNS } from './booking-money-columns.ts';
import { countColumn, nameColumns, sumColumns } from './total-columns.ts';
import type { WalletKind } from './wallet-kind.ts';
import type { ClientWallet } from './wallet-requests.ts';

const { price, waitPrice, distance, duration } = MONEY_COLUMNS;

/** What clients are to be invoiced, and what they paid in cash (S3 §2.3). */
export const clientWallet: WalletKind<ClientWallet> = {
  calls: clientCalls,
  title: messageKey('wallet.client.title'),
  empty: messageKey('wallet.client.empty'),
  search: periodSearch((today) => ({ start: startOfMonth(today), end: endOfMonth(today) })),
  columns: [
    ...nameColumns<ClientWallet>(),
    countColumn<ClientWallet>(),
    { id: 'factuur', header: messageKey('wallet.factuur'), kind: 'flag', value: ({ factuur }) => factuur },
    ...sumColumns<ClientWallet>(),
  ],
  // Ascending, what is true comes first.
  sort: { column: 'factuur', descending: false },
  keyOf: ({ id, factuur }) => `${String(id)} ${String(factuur)}`,
  nameOf: (row) => personName(row, 'list'),
  totalOf: clientWalletTotal,
  bookingColumns: (openReceipt) => [
    ...bookingColumns(['id', 'date', 'time', 'client', 'destination', 'type']),
    price,
    waitPrice,
    ...bookingColumns(['wait', 'parking'], { openReceipt }),
    distance,
    duration,
    ...bookingColumns(['invoice']),
  ],
  bookingSizes: ['all', 10, 20, 30],
  choice: 'side',
};
