import { describe, expect, it } from 'vitest';
import { WAIT_TIMES, waitPrice } from './wait.ts';

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
