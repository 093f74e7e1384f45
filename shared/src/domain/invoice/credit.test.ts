import { describe, expect, it } from 'vitest';
import {
  creditAmounts,
  invoiceFee,
  type CreditableInvoice,
  isPaidInFull,
  openAmount,
  proposedStatus,
} from './account.ts';

const line = (bookingId: number, amount: number, parking = 0, creditNoteId: number | null = null) => ({
  bookingId,
  amount,
  parking,
  creditNoteId,
});
/** The worked case (specification/wallets.md#client-invoice-total). */
const invoice: CreditableInvoice = { amount: 54.5, credited: 0, lines: [line(1, 30, 3.5), line(2, 18)] };

describe('amount of a credit note', () => {
  it('the amount of a credit note is a line with its parking, without the fee, while another line stays', () => {
    expect(creditAmounts(invoice, new Set([1]))).toEqual({
      lines: 30,
      parking: 3.5,
      fee: 0,
      earlier: 0,
      total: 33.5,
      whole: false,
    });
  });

  it('the amount of a credit note is the whole amount with the fee when every line is credited', () => {
    expect(creditAmounts(invoice, new Set([1, 2]))).toEqual({
      lines: 48,
      parking: 3.5,
      fee: 3,
      earlier: 0,
      total: 54.5,
      whole: true,
    });
    expect(invoiceFee(invoice)).toBe(3);
  });

  it('credits the open amount with the last line, to the cent', () => {
    const rest = { ...invoice, credited: 33.5, lines: [line(1, 30, 3.5, 1), line(2, 18)] };
    expect(creditAmounts(rest, new Set([1, 2]))).toMatchObject({
      lines: 18,
      parking: 0,
      fee: 3,
      total: 21,
      whole: true,
    });
  });

  it('the amount of a credit note is zero without lines, and for credited lines', () => {
    expect(creditAmounts(invoice, new Set())).toMatchObject({ total: 0, whole: false });
    expect(
      creditAmounts({ ...invoice, credited: 33.5, lines: [line(1, 30, 3.5, 1), line(2, 18)] }, new Set([1])).total,
    ).toBe(0);
  });

  it.each([
    ['line while enough is left', 10, [1], { fee: 0, earlier: 0, total: 33.5 }],
    ['line of which too little is left', 30, [1], { fee: 0, earlier: 9, total: 24.5 }],
    ['all with the fee', 10, [1, 2], { fee: 3, earlier: 10, total: 44.5 }],
  ])('deducts a free amount credited before from a %s', (_name, credited, bookings, sums) => {
    expect(creditAmounts({ ...invoice, credited }, new Set(bookings))).toMatchObject(sums);
  });

  it('deducts a free amount from a settlement that a driver owes once, beside a line that pays the driver', () => {
    const owed = { amount: -8, credited: -3, lines: [line(1, -20), line(2, 12)] };
    expect(creditAmounts(owed, new Set([1]))).toMatchObject({ earlier: -3, total: -17 });
    const rest = { ...owed, credited: -20, lines: [line(1, -20, 0, 4), line(2, 12)] };
    expect(creditAmounts(rest, new Set([2]))).toMatchObject({ earlier: 0, total: 12 });
  });

  it('credits a settlement that a driver owes', () => {
    expect(creditAmounts({ amount: -8, credited: 0, lines: [line(1, -8)] }, new Set([1]))).toMatchObject({
      total: -8,
      fee: 0,
    });
  });
});

describe('the open amount of an invoice', () => {
  it.each([
    [54.5, 0, 0, 54.5, null],
    [54.5, 0, 20.1, 34.4, null],
    [54.5, 33.5, 21, 0, 1],
    [54.5, 0, 60, -5.5, 1],
    [-8, 0, -8, 0, 1],
    [-8, 0, -3, -5, null],
    [0.3, 0.1, 0.2, 0, 1],
  ] as const)('%d credited %d paid %d is %d', (amount, credited, paid, open, status) => {
    expect(openAmount({ amount, credited, paid })).toBe(open);
    expect(isPaidInFull({ amount, credited, paid })).toBe(status === 1);
    expect(proposedStatus({ amount, credited, paid }, 2)).toBe(status);
    expect(proposedStatus({ amount, credited, paid }, 1)).toBeNull();
  });
});
