import { describe, expect, it } from 'vitest';
import {
  epcPayload,
  invoiceNumber,
  parsePaymentReference,
  paymentReference,
  invoiceOfOgm,
  invoiceOgm,
  ogmOf,
  ogmText,
  parseOgm,
} from './payment-reference.ts';
import { isArchived, isOverdue, latestInvoiceDate, payBy } from './reminders.ts';

describe('numbers (specification/invoices.md#number-and-reference)', () => {
  it('prints an invoice number with six digits and the payer', () => {
    expect(invoiceNumber(123)).toBe('000123');
    expect(paymentReference(123, 15)).toBe('00012315');
    expect(paymentReference(123, 7)).toBe('0001237');
    expect(invoiceNumber(1_234_567)).toBe('1234567');
  });

  it.each(['0021151766', ' 002115 1766 ', '002115/1766'])('reads the payment reference %j', (text) => {
    expect(parsePaymentReference(text)).toEqual({ invoiceId: 2115, payerId: 1766 });
  });

  it.each(['002115', '0000001766', '00211x1766', 'Dubois', ''])('reads no payment reference in %j', (text) => {
    expect(parsePaymentReference(text)).toBeUndefined();
  });
});

describe('structured communication', () => {
  it.each([
    ['1234567890', '+++123/4567/89002+++'],
    ['0000000654', '+++000/0000/65472+++'],
    ['0000000097', '+++000/0000/09797+++'],
    ['2025120026', '+++202/5120/02604+++'],
  ])('of base %s is %s', (base, text) => {
    expect(ogmText(ogmOf(base))).toBe(text);
    expect(parseOgm(text)).toBe(ogmOf(base));
  });

  it.each([
    ['client', '+++100/0123/00038+++'],
    ['insurer', '+++200/0123/00072+++'],
    ['driver', '+++300/0123/00009+++'],
  ] as const)('of %s invoice 123 is %s', (kind, text) => {
    expect(ogmText(invoiceOgm(kind, 123))).toBe(text);
    expect(invoiceOfOgm(text)).toEqual({ kind, invoiceId: 123 });
  });

  it.each(['***100/0123/00038***', '100 0123 00038', '100.0123.00038', '100-0123-00038', '100012300038'])(
    'reads %s',
    (text) => {
      expect(parseOgm(text)).toBe('100012300038');
    },
  );

  it.each(['+++123/4567/89012+++', '+++100/0123/00039+++', '1000123', '', 'abc'])('refuses %j', (text) => {
    expect(parseOgm(text)).toBeUndefined();
    expect(invoiceOfOgm(text)).toBeUndefined();
  });

  it('recognises a structured communication of another series', () => {
    expect(invoiceOfOgm(ogmOf('1234567890'))).toBeUndefined();
  });

  it('fits six digits into a structured communication', () => {
    expect(() => invoiceOgm('client', 1_000_000)).toThrow(RangeError);
    expect(() => invoiceOgm('client', 0)).toThrow(RangeError);
  });
});

describe('payment code', () => {
  const payment = {
    name: 'ASBL Exemple Transport',
    iban: 'BE68 5390 0754 7034',
    amount: 54.5,
    ogm: invoiceOgm('client', 123),
  };

  it('encodes the payment of client invoice 123 in 77 bytes', () => {
    const payload = epcPayload(payment);
    expect(payload.split('\n').join('|')).toBe(
      'BCD|002|1|SCT||ASBL Exemple Transport|BE68539007547034|EUR54.50||100012300038',
    );
    expect(new TextEncoder().encode(payload)).toHaveLength(77);
  });

  it('puts the communication on the text line of the payment code when configured', () => {
    expect(
      epcPayload({ ...payment, ogmLine: 'text' })
        .split('\n')
        .slice(8),
    ).toEqual(['', '', '+++100/0123/00038+++']);
  });

  it('cuts names in the payment code at 70 characters, and ends it after the amount without communication', () => {
    const lines = epcPayload({ name: 'é'.repeat(80), iban: 'BE68539007547034', amount: 1 }).split('\n');
    expect(lines[5]).toHaveLength(70);
    expect(lines.at(-1)).toBe('EUR1.00');
  });

  it.each([0, -1, Number.NaN, 1e9])('refuses a payment code for %d euros', (amount) => {
    expect(() => epcPayload({ ...payment, amount })).toThrow(RangeError);
  });
});

describe('terms (specification/invoices.md#terms)', () => {
  it('gives 15 days to pay', () => {
    expect(payBy('2026-03-10')).toBe('2026-03-25');
  });

  it('lets an invoice be dated 31 days ahead, over the end of a month', () => {
    expect(latestInvoiceDate('2026-01-30')).toBe('2026-03-02');
  });

  it('marks an invoice overdue from the day after its term, unless closed', () => {
    expect(isOverdue(0, '2026-03-10', '2026-03-25')).toBe(false);
    expect(isOverdue(0, '2026-03-10', '2026-03-26')).toBe(true);
    expect(isOverdue(1, '2026-03-10', '2026-03-26')).toBe(false);
    expect([0, 1, 2].map(isArchived)).toEqual([false, true, false]);
  });
});
