import { expect, it } from 'vitest';
import type { DriverMoney } from './wallet-queries.ts';
import { driverTotals } from './wallet-totals.ts';

const row = (personId: number, lastname: string, firstname: string): DriverMoney => ({
  personId,
  lastname,
  firstname,
  type: 'to',
  back: false,
  distance: null,
  price_driver: 10,
  waitprice: 0,
  commission: 0,
  bookings: 1,
  waitprices: 0,
  ticket_prices: 0,
});

it('sorts payers by last name, then by first name, in the order of the language', () => {
  const rows = [row(1, 'Zola', 'Anne'), row(2, 'Éloy', 'Zoé'), row(3, 'Éloy', 'Anne'), row(4, 'Dubois', 'Zoé')];
  const sorted = driverTotals([...rows, row(5, 'Faure', 'Léa'), row(1, 'Zola', 'Anne')]);
  expect(sorted.map(({ id, bookings }) => [id, bookings])).toEqual([
    [4, 1],
    [3, 1],
    [2, 1],
    [5, 1],
    [1, 2],
  ]);
});

it('sorts payers of the same name by their number, however the database found them', () => {
  const sorted = driverTotals([row(7, 'Dubois', 'Anne'), row(2, 'Dubois', 'Anne'), row(5, 'Dubois', 'Anne')]);
  expect(sorted.map(({ id }) => id)).toEqual([2, 5, 7]);
});
