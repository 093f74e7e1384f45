import { describe, expect, it } from 'vitest';
import { invoiceFaults } from './invoice-checklist.ts';

const complete = { certificateNeeded: true, certificateReceived: true, mutualPatientID: 'T-1', total: 20 };

describe('the checklist before an invoice', () => {
  it.each([
    ['is complete', {}, []],
    ['needs no certificate', { certificateNeeded: false, certificateReceived: false }, []],
    ['waits for its certificate', { certificateReceived: false }, ['noCertificate']],
    ['has no transport number', { mutualPatientID: null }, ['noTransportNumber']],
    ['has a transport number of spaces', { mutualPatientID: '  ' }, ['noTransportNumber']],
    ['comes to nothing', { total: 0 }, ['zeroAmount']],
    ['has no amount', { total: null }, ['zeroAmount']],
    [
      'lacks everything',
      { certificateReceived: null, mutualPatientID: null, total: 0 },
      ['noCertificate', 'noTransportNumber', 'zeroAmount'],
    ],
  ])('tells of a booking for an insurer that it %s', (_name, booking, faults) => {
    expect(invoiceFaults('insurance', { ...complete, ...booking })).toEqual(faults);
  });

  it('asks for no papers on the invoice of a client', () => {
    expect(invoiceFaults('client', { total: 12 })).toEqual([]);
    expect(invoiceFaults('client', { total: 0 })).toEqual(['zeroAmount']);
  });

  it.each([
    ['client', 0, 6.2, []],
    ['client', null, '6.20', []],
    ['client', 0, 0, ['zeroAmount']],
    ['insurance', 0, 6.2, ['zeroAmount']],
  ] as const)(
    'looks at the parking of a %s invoice only where it is charged (line %s, parking %s)',
    (kind, total, ticket_price, faults) => {
      expect(invoiceFaults(kind, { mutualPatientID: 'T-1', total, ticket_price })).toEqual(faults);
    },
  );

  it('accepts trips of 0 for a driver', () => {
    expect(invoiceFaults('driver', { total: 0 })).toEqual([]);
  });
});
