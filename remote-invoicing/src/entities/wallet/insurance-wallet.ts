import { endOfMonth, startOfMonth, subtractMoney, sumMoney } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { bookingColumns } from '@navette/shared/ui-booking';
import { periodSearch } from '@navette/shared/ui-form';
import { insuranceCalls } from '../invoice/calls/insurance-calls.ts';
import { MONEY_COLUMNS } from './booking-money-columns.ts';
import { countColumn, idColumn } from './total-columns.ts';
import type { WalletKind } from './wallet-kind.ts';
import type { InsuranceWallet } from './wallet-requests.ts';

const { distance, price, patientAmount, insuredDistance, forfait, perKm, total } = MONEY_COLUMNS;

/** What insurance bodies are to be invoiced (S3 §2.4). */
export const insuranceWallet: WalletKind<InsuranceWallet> = {
  calls: insuranceCalls,
  title: messageKey('wallet.insurance.title'),
  empty: messageKey('wallet.insurance.empty'),
  search: periodSearch((today) => ({ start: startOfMonth(today), end: endOfMonth(today) })),
  columns: [
    idColumn<InsuranceWallet>(),
    { id: 'name', header: messageKey('wallet.name'), value: ({ name }) => name, grow: 3, fixed: true },
    countColumn<InsuranceWallet>(),
    {
      id: 'total',
      header: messageKey('wallet.total'),
      kind: 'amount',
      value: ({ amount, patientAmount: shares }) => subtractMoney(amount, shares),
    },
  ],
  sort: { column: 'name', descending: false },
  keyOf: ({ id }) => String(id),
  nameOf: ({ name }) => name ?? '',
  totalOf: (rows) => sumMoney(rows.map(({ amount, patientAmount: shares }) => subtractMoney(amount, shares))),
  bookingColumns: (openReceipt) => [
    ...bookingColumns(['id', 'date', 'time', 'client', 'destination', 'type', 'certificate']),
    distance,
    price,
    patientAmount,
    insuredDistance,
    forfait,
    perKm,
    total,
    ...bookingColumns(['parking'], { openReceipt, changes: { parking: { hidden: true } } }),
    ...bookingColumns(['invoice']),
  ],
  bookingSizes: ['all', 10, 20, 30],
  choice: 'none',
};
