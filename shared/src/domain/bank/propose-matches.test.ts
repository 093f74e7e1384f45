import { describe, expect, it } from 'vitest';
import { invoiceOgm } from '../invoice/structured-communication.ts';
import { amountToMatch, createMatcher, type LineToMatch, type PayableInvoice } from './propose-matches.ts';

const iban = 'BE71096123456769';
const invoices: readonly PayableInvoice[] = [
  { kind: 'client', invoiceId: 123, payerId: 17, open: 54.5, accounts: [] },
  { kind: 'client', invoiceId: 124, payerId: 17, open: 20, accounts: [iban] },
  { kind: 'insurance', invoiceId: 123, payerId: 7, open: 29.9, accounts: ['BE68 5390 0754 7034'] },
  { kind: 'driver', invoiceId: 9, payerId: 15, open: 35.9, accounts: [iban] },
];
const match = createMatcher(invoices);
const line = (more: Partial<LineToMatch>): LineToMatch => ({
  rest: 54.5,
  structured: null,
  detail: '',
  account: null,
  ref: null,
  ...more,
});
const found = (more: Partial<LineToMatch>) =>
  match(line(more)).map(({ invoice, rule, certainty, certain }) => [
    invoice.kind,
    invoice.invoiceId,
    rule,
    certainty,
    certain,
  ]);

describe('the invoice that a bank transaction pays', () => {
  it('the invoice that a bank transaction pays is certain with its structured communication and exactly its open amount', () => {
    expect(found({ structured: invoiceOgm('client', 123) })).toEqual([['client', 123, 'ogm', 100, true]]);
    expect(found({ structured: invoiceOgm('insurer', 123), rest: 29.9 })).toEqual([
      ['insurance', 123, 'ogm', 100, true],
    ]);
  });

  it.each([54.49, 54.51, 20])(
    'the invoice that a bank transaction pays is not certain with its structured communication and %d',
    (rest) => {
      expect(found({ structured: invoiceOgm('client', 123), rest })[0]).toEqual(['client', 123, 'ogm', 90, false]);
    },
  );

  it('the invoice that a bank transaction pays is found by its number with the id of the payer, and the amount', () => {
    expect(found({ detail: 'Paiement 00012317 merci' })).toEqual([['client', 123, 'reference', 80, false]]);
    expect(found({ detail: 'Paiement 00012317 merci', rest: 54.4 })).toEqual([]);
    expect(found({ detail: '0001237', rest: 29.9 })).toEqual([['insurance', 123, 'reference', 80, false]]);
  });

  it('the invoice that a bank transaction pays is found by six digits, or a word such as facture 123, with the amount', () => {
    expect(found({ detail: 'fact 000123' })).toEqual([['client', 123, 'number', 60, false]]);
    expect(found({ detail: 'facture 123', ref: '000123' })).toEqual([['client', 123, 'number', 60, false]]);
    expect(found({ detail: 'BE68000123000123' })).toEqual([]);
  });

  it('the invoice that a bank transaction pays is found by the account of the payer and the amount', () => {
    expect(found({ account: 'be71 0961 2345 6769', rest: 20 })).toEqual([['client', 124, 'account', 50, false]]);
    expect(found({ rest: 20 })).toEqual([]);
  });

  it('the invoice that a bank transaction pays is a settlement when money goes out', () => {
    expect(found({ rest: -35.9, account: iban })).toEqual([['driver', 9, 'account', 50, false]]);
    expect(found({ rest: -35.9, structured: invoiceOgm('driver', 9) })).toEqual([['driver', 9, 'ogm', 100, true]]);
    expect(found({ rest: 35.9, structured: invoiceOgm('driver', 9), account: iban })).toEqual([]);
    expect(found({ rest: -54.5, structured: invoiceOgm('client', 123) })).toEqual([]);
  });

  it('the invoice that a bank transaction pays is none of an unknown invoice, and of a transaction without rest', () => {
    expect(found({ structured: invoiceOgm('client', 999) })).toEqual([]);
    expect(found({ structured: invoiceOgm('client', 123), rest: 0 })).toEqual([]);
  });

  it('names the most certain first, and five at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      kind: 'client' as const,
      invoiceId: index + 1,
      payerId: 17,
      open: 20,
      accounts: [iban],
    }));
    const best = createMatcher(many)(line({ rest: 20, account: iban, detail: '000007' }));
    expect(best).toHaveLength(5);
    expect(best[0]).toMatchObject({ invoice: { invoiceId: 7 }, rule: 'number' });
  });
});

describe('the amount that is matched', () => {
  it('the amount that is matched is the smaller of both rests, with the sign of the bank', () => {
    expect(amountToMatch(20, { kind: 'client', open: 54.5 })).toBe(20);
    expect(amountToMatch(60, { kind: 'client', open: 54.5 })).toBe(54.5);
    expect(amountToMatch(-60, { kind: 'driver', open: 35.9 })).toBe(-35.9);
    expect(amountToMatch(8, { kind: 'driver', open: -8 })).toBe(8);
    expect(amountToMatch(-20, { kind: 'client', open: 54.5 })).toBe(0);
  });
});
