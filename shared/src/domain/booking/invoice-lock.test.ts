import { describe, expect, it } from 'vitest';
import { frozenFields, refusedByInvoices } from './invoice-lock.ts';

describe('fields locked by an invoice', () => {
  it('freezes no field without a live invoice', () => {
    expect([...frozenFields([])]).toEqual([]);
  });

  it('freezes on any invoice the amounts, and the day, time, people and places that documents show', () => {
    const frozen = frozenFields(['client']);
    const shown = ['clientId', 'destinationId', 'insuranceId', 'type', 'ap_date', 'ap_time', 'status'];
    const amounts = [
      'back',
      'price',
      'price_driver',
      'ap_waittime',
      'waitprice',
      'ticket_price',
      'factuur',
      'commission',
    ];
    expect([...shown, ...amounts, 'insurance', 'creditDriver'].filter((field) => !frozen.has(field))).toEqual([]);
  });

  it('leaves fields free that no document shows', () => {
    const frozen = frozenFields(['client', 'driver', 'insurance']);
    const free = [
      'pick_time',
      'comment',
      'info',
      'accepted',
      'certificateReceived',
      'mobility',
      'companion',
      'willCall',
    ];
    expect(free.filter((field) => frozen.has(field))).toEqual([]);
  });

  it.each([
    ['driverId', 'driver'],
    ['motive', 'insurance'],
    ['mutualPatientID', 'insurance'],
  ] as const)('freezes %s on the documents of a %s alone', (field, kind) => {
    expect((['client', 'driver', 'insurance'] as const).filter((other) => frozenFields([other]).has(field))).toEqual([
      kind,
    ]);
  });
});

describe('changes that invoices refuse', () => {
  const closed = { driverId: 1, status: 1 };
  const client = [{ kind: 'client', id: 12 }] as const;

  it('refuses to cancel or to re-open, and lets a driven booking be closed', () => {
    expect(refusedByInvoices(client, closed, { ...closed, status: 3 }, ['status'])).toEqual(['status']);
    expect(refusedByInvoices(client, closed, { ...closed, status: 0 }, ['status'])).toEqual(['status']);
    expect(refusedByInvoices(client, { ...closed, status: 3 }, closed, ['status'])).toEqual(['status']);
    expect(refusedByInvoices(client, { ...closed, status: 0 }, closed, ['status'])).toEqual([]);
  });

  it('lets another driver come with an own price and commission, unless a settlement shows the former one', () => {
    const changed = ['driverId', 'price_driver', 'commission', 'accepted'];
    const other = { ...closed, driverId: 2 };
    expect(refusedByInvoices(client, closed, other, changed)).toEqual([]);
    expect(refusedByInvoices(client, closed, closed, ['price_driver'])).toEqual(['price_driver']);
    expect(refusedByInvoices([{ kind: 'driver', id: 3 }], closed, other, changed)).toEqual(changed.slice(0, 3));
  });
});
