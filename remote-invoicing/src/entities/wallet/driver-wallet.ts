import { addMonths, endOfMonth, personName, startOfMonth, subtractMoney, sumMoney } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { bookingColumns } from '@navette/shared/ui-booking';
import { periodSearch } from '@navette/shared/ui-form';
import { driverCalls } from '../invoice/calls/driver-calls.ts';
import { MONEY_COLUMNS } from './booking-money-columns.ts';
import { countColumn, nameColumns, sumColumns } from './total-columns.ts';
import type { WalletKind } from './wallet-kind.ts';
import type { DriverWallet } from './wallet-requests.ts';

const { price, cash, invoiced, waitPrice, distance, forfait } = MONEY_COLUMNS;

/** What drivers are to be paid (S3 §2.1). */
export const driverWallet: WalletKind<DriverWallet> = {
  calls: driverCalls,
  title: messageKey('wallet.driver.title'),
  empty: messageKey('wallet.driver.empty'),
  search: periodSearch((today) => {
    const start = addMonths(startOfMonth(today), -1);
    return { start, end: endOfMonth(start) };
  }),
  columns: [...nameColumns<DriverWallet>(), countColumn<DriverWallet>(), ...sumColumns<DriverWallet>()],
  sort: { column: 'lastname', descending: false },
  keyOf: ({ id }) => String(id),
  nameOf: (row) => personName(row, 'list'),
  totalOf: (rows) => sumMoney(rows.map(({ amount, commission }) => subtractMoney(amount, commission))),
  bookingColumns: (openReceipt) => [
    ...bookingColumns(['id', 'date', 'time', 'client', 'destination', 'type']),
    price,
    cash,
    invoiced,
    waitPrice,
    ...bookingColumns(['parking'], { openReceipt }),
    distance,
    forfait,
    ...bookingColumns(['invoice']),
  ],
  bookingSizes: ['all', 10, 20, 30],
  choice: 'reverse',
};
