import { monthOf, subtractMoney, sumMoney } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { bookingColumns } from '@navette/shared/ui-booking';
import { periodSearch } from '@navette/shared/ui-form';
import { insuranceCalls } from '../entities/invoice/insurance-calls.ts';
import { MONEY_COLUMNS, COUNT_COLUMN, ID_COLUMN, totalColumn } from '../entities/wallet/wallet-columns.ts';
import { type WalletKind, useWalletChoice } from '../entities/wallet/wallet-kind.ts';
import { type InsuranceWallet, useInsuranceBookings, useInsuranceWallets } from '../entities/wallet/wallet-requests.ts';
import type { ReactNode } from 'react';
import { WalletPage } from '../entities/wallet/wallet-page.tsx';

const { distance, price, patientAmount, insuredDistance, forfait, perKm } = MONEY_COLUMNS;

const HINT = messageKey('wallet.insurance.total.hint');
const SUM = messageKey('wallet.insurance.sum');
const SHARES = messageKey('wallet.insurance.shares');

/** Insurer's share of a wallet, in euros. */
const net = ({ amount, patientAmount: shares }: InsuranceWallet): number => subtractMoney(amount, shares);

/** Amounts to be invoiced to insurers (specification/wallets.md#insurer-wallet). */
export const insuranceWallet: WalletKind<InsuranceWallet> = {
  calls: insuranceCalls,
  title: messageKey('wallet.insurance.title'),
  empty: messageKey('wallet.insurance.empty'),
  search: periodSearch(monthOf),
  columns: [
    ID_COLUMN,
    { id: 'name', header: messageKey('wallet.name'), value: ({ name }) => name, grow: 3, fixed: true },
    COUNT_COLUMN,
    {
      id: 'amount',
      header: messageKey('wallet.price'),
      kind: 'amount',
      value: ({ amount }) => amount,
    },
    {
      id: 'patientAmount',
      header: messageKey('wallet.patientAmount'),
      kind: 'amount',
      value: ({ patientAmount: shares }) => subtractMoney(0, shares),
    },
    totalColumn(HINT, net),
  ],
  sort: { column: 'name', descending: false },
  keyOf: ({ id }) => String(id),
  nameOf: ({ name }) => name ?? '',
  totalsOf: (rows) => [
    { id: 'total', label: SUM, euros: sumMoney(rows.map(net)) },
    { id: 'shares', label: SHARES, euros: sumMoney(rows.map(({ patientAmount: shares }) => shares)) },
  ],
  bookingTotalsOf: (bookings) => [
    { id: 'total', label: SUM, euros: sumMoney(bookings.map(({ total }) => total)) },
    { id: 'shares', label: SHARES, euros: sumMoney(bookings.map(({ price_cash }) => price_cash)) },
  ],
  bookingColumns: (openReceipt) => [
    ...bookingColumns(['id', 'date', 'time', 'client', 'destination', 'type', 'certificate']),
    distance,
    price,
    patientAmount,
    insuredDistance,
    forfait,
    perKm,
    totalColumn(HINT, ({ total }) => total ?? 0),
    ...bookingColumns(['parking'], { openReceipt, changes: { parking: { hidden: true } } }),
    ...bookingColumns(['invoice']),
  ],
  bookingSizes: ['all', 10, 20, 30],
  choice: 'none',
};

export default function InsuranceWalletPage(): ReactNode {
  const choice = useWalletChoice(insuranceWallet.search);
  const totals = useInsuranceWallets(choice.period.range);
  const bookings = useInsuranceBookings(choice);
  return <WalletPage wallet={insuranceWallet} {...{ choice, totals, bookings }} />;
}
