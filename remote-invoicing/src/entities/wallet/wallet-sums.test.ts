import { sampleBooking } from '@navette/shared/testing/booking';
import type { TableColumn } from '@navette/shared/ui-table';
import { expect, it } from 'vitest';
import { clientWallet } from '../../pages/wallet-client.tsx';
import { driverWallet } from '../../pages/wallet-driver.tsx';
import { insuranceWallet } from '../../pages/wallet-insurance.tsx';

const person = { id: 1, lastname: 'Peeters', firstname: 'Els', bookings: 2 };
const ofClient = (factuur: boolean, price: number) => ({
  ...person,
  clientId: 1,
  factuur,
  price,
  waitprice: 5,
  ticket_price: 31.2,
});
const ofDriver = {
  ...person,
  driverId: 1,
  amount: 105,
  commission: 10.5,
  price: 100,
  waitprice: 5,
  ticket_price: 31.2,
};
const ofInsurer = { ...person, insuranceId: 1, name: 'Mutualité', amount: 100, patientAmount: 12.5 };

/** Amounts of a row in the columns that make up its total, the total last. */
const amountsOf = <Row>(columns: readonly TableColumn<Row>[], row: Row, parts: readonly string[]) =>
  [...parts, 'total'].map((id) => Number(columns.find((column) => column.id === id)?.value(row) ?? 0));

it('adds up the parts of a wallet row to its total, for every kind of payer', () => {
  expect(amountsOf(clientWallet.columns, ofClient(true, 20), ['price', 'waitprice', 'ticket_price'])).toEqual([
    20, 5, 31.2, 56.2,
  ]);
  expect(amountsOf(driverWallet.columns, ofDriver, ['price', 'waitprice', 'commission'])).toEqual([
    100, 5, -10.5, 94.5,
  ]);
  expect(amountsOf(insuranceWallet.columns, ofInsurer, ['amount', 'patientAmount'])).toEqual([100, -12.5, 87.5]);
});

it('shows sums of a wallet that equal the sum of its total column', () => {
  const sums = clientWallet.totalsOf([ofClient(true, 20), ofClient(false, 0)]).map(({ euros }) => euros);
  expect(sums).toEqual([56.2, 36.2]);
  expect(driverWallet.totalsOf([ofDriver, ofDriver]).map(({ euros }) => euros)).toEqual([189]);
  expect(insuranceWallet.totalsOf([ofInsurer, ofInsurer]).map(({ euros }) => euros)).toEqual([175, 25]);
});

it('adds up the bookings of a wallet row to its total', () => {
  const nothing = () => undefined;
  const money = { price: 20, waitprice: 5, ticket_price: 31.2, commission: 10 };
  const trip = { ...sampleBooking(), ...money, price_cash: 8, total: 22 };
  const client = clientWallet.bookingColumns(nothing);
  expect(amountsOf(client, trip, ['price', 'waitPrice', 'parking'])).toEqual([20, 5, 31.2, 56.2]);
  expect(clientWallet.bookingTotalsOf([trip, trip]).map(({ euros }) => euros)).toEqual([112.4]);
  const driver = driverWallet.bookingColumns(nothing);
  expect(amountsOf(driver, trip, ['price', 'waitPrice', 'commission'])).toEqual([20, 5, -2.5, 22.5]);
  const settled = { ...trip, price_factuur: 17, creditDriver: true, creditAmount: -1 };
  // By invoice and rectified, less commission; cash apart; the total of the wallet.
  expect(driverWallet.bookingTotalsOf([settled, settled]).map(({ euros }) => euros)).toEqual([27, 16, 45]);
  // The share of both ways of a booking that covers the return, where one way is 4.
  const both = { ...trip, price: 30, mutualPatientAmount: 4 };
  expect(amountsOf(insuranceWallet.bookingColumns(nothing), both, ['price', 'patientAmount'])).toEqual([30, -8, 22]);
  expect(insuranceWallet.bookingTotalsOf([both, both]).map(({ euros }) => euros)).toEqual([44, 16]);
});
