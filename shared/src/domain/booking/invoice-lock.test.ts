import { describe, expect, it } from 'vitest';
import { frozenFields, isFrozenWith } from './invoice-lock.ts';

describe('fields that an invoice freezes', () => {
  it('freezes no field without a live invoice', () => {
    expect([...frozenFields([])]).toEqual([]);
    expect(isFrozenWith([], 'price')).toBe(false);
  });

  it('freezes what amounts are made of, and the addressee of each kind of invoice', () => {
    expect([...frozenFields(['client', 'insurance'])].toSorted()).toEqual(
      [
        'clientId',
        'insuranceId',
        'back',
        'price',
        'price_driver',
        'ap_waittime',
        'waitprice',
        'ticket_price',
        'factuur',
        'factuurDriver',
        'creditDriver',
        'creditAmount',
        'commission',
        'mutualDistance',
        'mutualAmount',
        'mutualPatientAmount',
        'noMutIntervention',
        'min10km',
        'plus10km',
        'nonReimbursed',
      ].toSorted(),
    );
    expect(frozenFields(['driver'])).toContain('driverId');
  });

  it('freezes every money field of the form once a save was refused for one', () => {
    expect(['price', 'commission', 'clientId'].map((field) => isFrozenWith(['price'], field))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isFrozenWith(['clientId'], 'clientId')).toBe(true);
  });

  it('freezes the ticks of the form that would empty a frozen field', () => {
    expect(['insurance', 'creditDriver', 'willCall'].map((field) => isFrozenWith(['price'], field))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
