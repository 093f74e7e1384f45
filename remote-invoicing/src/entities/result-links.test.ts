import { expect, it } from 'vitest';
import { behindLink, bookingsLink, invoicesLink, unpaidLink } from './results.ts';

const march = { start: '2026-03-01', end: '2026-03-31' };

it('links to the lists with the period of the figure', () => {
  expect(bookingsLink(march)).toBe('/booking?from=2026-03-01&to=2026-03-31');
  expect(behindLink(march, { weekday: 1, hour: 8 })).toBe(
    '/results/bookings?from=2026-03-01&to=2026-03-31&weekday=1&hour=8',
  );
  expect(invoicesLink(march)).toBe('/results/invoices?from=2026-03-01&to=2026-03-31');
  expect(unpaidLink({ client: 3 })).toBe('/results/invoices?unpaid=true&client=3');
});

it('leads to no list of bookings of more than a year', () => {
  expect(bookingsLink({ start: '2025-01-01', end: '2026-01-02' })).toBeUndefined();
  expect(behindLink({ start: '2024-01-01', end: '2026-01-02' }, { side: 'cash' })).toBeUndefined();
});
