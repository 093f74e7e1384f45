import { describe, expect, it } from 'vitest';
import { isLate } from './lateness.ts';

const accepted = { status: 0, accepted: 2, charged: false };

describe('a trip is late', () => {
  it('a trip is late when the pick-up passed more than five minutes ago and the passenger is not on board', () => {
    expect([0, -5, -6].map((minutes) => isLate(accepted, minutes))).toEqual([false, false, true]);
    expect(isLate({ ...accepted, charged: true }, -60)).toBe(false);
  });

  it('a trip is late when the pick-up comes within half an hour and the driver has not answered', () => {
    expect([30, 29].map((minutes) => isLate({ ...accepted, accepted: 1 }, minutes))).toEqual([false, true]);
    expect(isLate({ ...accepted, accepted: 4 }, 29)).toBe(false);
  });

  it.each([0, 3])('a trip that nobody drives is late as soon as its pick-up has passed: answer %d', (answer) => {
    expect([1, 0, -1].map((minutes) => isLate({ ...accepted, accepted: answer }, minutes))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([1, 2, 3])('a trip is never late with status %d', (status) => {
    expect(isLate({ status, accepted: 1, charged: false }, -60)).toBe(false);
  });
});
