import { expect, it } from 'vitest';
import { insurerGaps } from './insurer-gaps.ts';

const whole = { certificateNeeded: true, certificateReceived: true, mutualPatientID: 'T-1', total: 10.4 };

it('finds nothing missing in a booking with its certificate, its transport number and an amount', () => {
  expect(insurerGaps(whole)).toEqual([]);
  expect(insurerGaps({ ...whole, certificateNeeded: false, certificateReceived: false })).toEqual([]);
});

it.each([
  ['a certificate that has not come', { certificateReceived: false }, ['certificate']],
  ['an empty transport number', { mutualPatientID: '  ' }, ['transportNumber']],
  ['no transport number', { mutualPatientID: null }, ['transportNumber']],
  ['an amount of zero', { total: 0 }, ['amount']],
  ['no amount', { total: null }, ['amount']],
  [
    'everything',
    { certificateReceived: null, mutualPatientID: null, total: 0 },
    ['certificate', 'transportNumber', 'amount'],
  ],
])('names %s', (_what, change, gaps) => {
  expect(insurerGaps({ ...whole, ...change })).toEqual(gaps);
});
