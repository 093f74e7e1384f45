import { describe, expect, it } from 'vitest';
import {
  asidePart,
  bodyOf,
  creditorOf,
  creditPart,
  differenceOf,
  invoicePart,
  newExpensePart,
  problemsOf,
  restOfDivision,
  toggled,
} from './division.ts';

const invoice = { kind: 'client', invoiceId: 12, payerId: 7, name: 'Maes Jean', open: 54.5 } as const;
const driver = { ...invoice, kind: 'driver', open: 35.9 } as const;

describe('the amount of a part', () => {
  it('is the smaller of the rest and what is open, with the sign of the transaction', () => {
    expect(invoicePart(invoice, 60).amount).toBe(54.5);
    expect(invoicePart(invoice, 20).amount).toBe(20);
    expect(invoicePart(driver, -40)).toMatchObject({ amount: -35.9, due: -35.9 });
    // Nothing is open: all of it is paid too much.
    expect(invoicePart({ ...invoice, open: 0 }, 60).amount).toBe(60);
  });

  it('must fit into the rest that those before it leave', () => {
    const parts = [invoicePart(invoice, 60), creditPart({ clientId: 7, name: 'Maes Jean' }, 5.51)];
    expect(problemsOf(60, parts)).toEqual(new Map([['credit 7', { amount: 'reconciling.amount.rest' }]]));
    expect(restOfDivision(60, parts)).toBe(-0.01);
    expect(problemsOf(-3, [{ ...asidePart(3), reason: 'Frais' }]).get('aside')).toEqual({
      amount: 'validation.payment.negative',
    });
    expect(problemsOf(60, [{ ...invoicePart(invoice, 60), amount: null }]).size).toBe(1);
  });
});

it('closes an invoice that is paid in full, and writes off a difference with its reason', () => {
  const paid = invoicePart(invoice, 60);
  expect(bodyOf([paid])).toEqual([{ type: 'invoice', kind: 'client', invoiceId: 12, amount: 54.5, close: true }]);
  const less = invoicePart(invoice, 54);
  expect([differenceOf(less), bodyOf([less])[0]?.close]).toEqual([0.5, undefined]);
  expect(bodyOf([{ ...less, reason: ' Arrondi ' }])[0]).toMatchObject({ close: true, reason: 'Arrondi' });
  expect(differenceOf({ ...paid, amount: 55 })).toBe(-0.5);
  expect(differenceOf({ ...invoicePart(driver, -35), reason: null })).toBe(0.9);
});

it('asks for the reason of what is set aside or written off, and for the name of an expense', () => {
  expect(problemsOf(-3, [asidePart(-3)]).get('aside')).toEqual({ reason: 'reconciling.reason.missing' });
  expect(problemsOf(-3, [newExpensePart(' ', -3)]).get('expense')).toEqual({ name: 'validation.required' });
  expect(problemsOf(54, [{ ...invoicePart(invoice, 54), reason: '' }]).size).toBe(1);
});

it('takes a part out when it is chosen again, and credits the client of the last invoice', () => {
  const parts = toggled([], invoicePart(invoice, 60));
  expect(creditorOf(parts)).toEqual({ clientId: 7, name: 'Maes Jean' });
  expect(creditorOf([invoicePart(driver, -3)])).toBeUndefined();
  expect(toggled(parts, invoicePart(invoice, 60))).toEqual([]);
});
