import { expect, it } from 'vitest';
import { rowName } from './kinds.ts';

it('calls a row of bookings by its day as the office writes it, and by what stands in the file when that is no day', () => {
  expect(rowName('bookings', { date: '2027-03-12', ap_time: '13:27', client: 'Dupont Zoé' })).toBe(
    '12/03/2027 13:27 Dupont Zoé',
  );
  expect(rowName('bookings', { date: 'demain', client: 'Dupont Zoé' })).toBe('demain Dupont Zoé');
});
