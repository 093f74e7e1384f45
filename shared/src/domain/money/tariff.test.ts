import { describe, expect, it } from 'vitest';
import {
  roundTrip,
  forfaitOf,
  insurerGross,
  insurerNet,
  mcodeForfait,
  platformPrice,
  platformTariff,
} from './tariff.ts';

describe('insurer forfait (specification/tariffs.md#insurer-forfait)', () => {
  it.each([
    [9.4, 9],
    [10, 9],
    [10.2, 9.9],
    [25, 22.5],
  ])('%d km: %d', (km, amount) => {
    expect(insurerGross({ mutualDistance: km })).toBe(amount);
  });

  it('subtracts the patient share once, then doubles for a round trip of an insured trip', () => {
    const net = insurerNet(insurerGross({ mutualDistance: 25 }), 4);
    expect(net).toBe(18.5);
    expect(roundTrip(net)).toBe(37);
  });

  it('takes the rates of the insurer', () => {
    expect(forfaitOf(18, {}, { min10km: 10.5, plus10km: 1.1 })).toBe(19.3);
  });

  it('keeps an explicit flat fee of 0 of the insurer', () => {
    expect(forfaitOf(15, { min10km: 0 }, { min10km: 10.5, plus10km: null })).toBe(4.5);
  });

  it('prefers the rates of the booking to those of the insurer', () => {
    expect(forfaitOf(12, { min10km: 8, plus10km: '' }, { min10km: 10.5, plus10km: 1.1 })).toBe(10.2);
  });

  it('takes a fixed insurer amount as it is, and 0 as not given', () => {
    expect(insurerGross({ mutualAmount: 22, mutualDistance: 25 })).toBe(22);
    expect(insurerGross({ mutualAmount: 0, mutualDistance: 25 })).toBe(22.5);
    expect(insurerGross({})).toBe(0);
  });
});

describe('platform tariff (specification/tariffs.md#platform-tariff)', () => {
  it.each([
    [8.3, 16],
    [10, 16],
    [10.001, 17.78],
    [25, 42.7],
    [30, 51.6],
    [30.2, 52.8],
    [47.6, 73.2],
    [50, 75.6],
  ])('%d km: %d', (km, price) => {
    expect(platformTariff(km)).toBe(price);
    expect(platformPrice(km)).toBe(price);
  });

  it('takes the total of the platform when there is one', () => {
    expect(platformPrice(25, 44.1)).toBe(44.1);
  });
});

describe('forfait of an M-code', () => {
  const mcode = { price_other: 10, price_dialyse: 11, price_radio: 12, price_chemo: null };

  it.each([
    [5, 11],
    [1, 12],
    [6, null],
    [0, 10],
    [4, 10],
  ])('for motive %i is %s', (motive, price) => {
    expect(mcodeForfait(mcode, motive)).toBe(price);
  });
});
