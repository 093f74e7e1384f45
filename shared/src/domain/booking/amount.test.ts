import { describe, expect, it } from 'vitest';
import { bookingAmount, bookingsTotal, defaultPrice, WAIT_TIMES, waitPrice } from './amount.ts';

describe('calculated amount of a booking (specification/bookings.md#calculated-amount)', () => {
  it.each([
    ['price plus wait price when pending', { status: 0, price: 25, waitprice: 10 }, 35],
    ['price plus wait price with an empty fixed amount', { status: 0, price: 25, waitprice: 10, mutualAmount: 0 }, 35],
    ['the fixed amount of the insurer', { status: 1, price: 25, waitprice: 10, mutualAmount: 14.4 }, 14.4],
    ['nothing when unfounded', { status: 2, price: 25, mutualAmount: 14.4 }, 0],
    ['nothing when canceled', { status: 3, price: 25, mutualAmount: 14.4 }, 0],
    ['nothing without prices', { price: null }, 0],
  ])('%s', (_, booking, expected) => {
    expect(bookingAmount(booking)).toBe(expected);
  });
});

it('counts unfounded and canceled bookings as nothing in a total', () => {
  expect(
    bookingsTotal([
      { status: 0, price: 25.1 },
      { status: 2, price: 40 },
      { status: 1, price: 0.2 },
    ]),
  ).toBe(25.3);
});

describe('default invoice price', () => {
  it.each([
    ['the stored price', { price: 12.5, price_driver: 30, computed: 9 }, 12.5],
    ['an explicit 0', { price: 0, price_driver: 30, computed: 9 }, 0],
    ['else the driver price', { price: null, price_driver: 30, computed: 9 }, 30],
    ['else the computed price', { price: '', price_driver: undefined, computed: 9 }, 9],
    ['else nothing', {}, null],
  ])('%s', (_, chain, expected) => {
    expect(defaultPrice(chain)).toBe(expected);
  });
});

describe('wait price (specification/bookings.md#wait-price)', () => {
  it.each([
    ['0', 0],
    ['00:30', 5],
    ['01:00', 10],
    ['01:30', 15],
    ['02:00', 20],
    ['02:30', 25],
    ['03:00', 30],
  ])('%s costs %i', (wait, price) => {
    expect(waitPrice(wait)).toBe(price);
  });

  it('offers waiting times up to three hours by half hours', () => {
    expect(WAIT_TIMES).toEqual(['0', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00']);
  });

  it('costs nothing without a waiting time', () => {
    expect(waitPrice(null)).toBe(0);
    expect(waitPrice('')).toBe(0);
  });
});
