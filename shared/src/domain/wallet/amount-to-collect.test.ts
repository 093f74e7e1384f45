import { expect, it } from 'vitest';
import { amountToCollect } from './amount-to-collect.ts';

it('what a driver collects from the client is the price with the wait price when the client pays in cash', () => {
  expect(amountToCollect({ status: 0, price: 20, waitprice: 5, price_driver: 15 })).toBe(25);
  expect(amountToCollect({ status: 0, price: null, price_driver: 15 })).toBe(15);
});

it('what a driver collects from the client is nothing of a trip by invoice, whoever it is sent to', () => {
  expect(amountToCollect({ status: 0, price: 20, factuur: true })).toBe(0);
  expect(amountToCollect({ status: 0, price: 20, factuurDriver: true })).toBe(0);
  expect(amountToCollect({ status: 0, price: 22.5, factuur: true, insuranceId: 1, mutualPatientAmount: 4 })).toBe(0);
});

it("what a driver collects from the client is the patient's share of an insured trip, of both ways when it covers the return", () => {
  const insured = { status: 0, price: 22.5, insuranceId: 1, mutualPatientAmount: 4, mutualDistance: 25 };
  expect(amountToCollect(insured)).toBe(4);
  expect(amountToCollect({ ...insured, type: 'to', back: true })).toBe(8);
});

it('what a driver collects from the client is nothing of a trip that does not take place', () => {
  expect([2, 3].map((status) => amountToCollect({ status, price: 20 }))).toEqual([0, 0]);
});
