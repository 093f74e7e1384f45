import { describe, expect, it } from 'vitest';
import {
  invoiceReferenceIn,
  structuredAllIn,
  structuredIn,
  amountToMatch,
  createMatcher,
  type LineToMatch,
  type PayableInvoice,
} from './propose-matches.ts';
import { invoiceOgm, ogmText } from '../invoice/payment-reference.ts';

describe('the invoice in the text of a payment', () => {
  it.each([
    ['+++100/0123/00038+++', '000123'],
    ['COMM: 100012300038', '000123'],
    ['***200/0123/00072***', '000123'],
    ['facture 000123 du 3 mai', '000123'],
    ['Factuur nr. 45', '000045'],
    ['paiement 00012317', '000123'],
    ['réf: 000078', '000078'],
    ['facture n° 45 merci', '000045'],
    ['BE71096123456769 +++100/0123/00038+++', '000123'],
    ['+++100/01 23/00 038+++', '000123'],
    ['***100 / 0123 / 00038***', '000123'],
    ['autre +++123/4567/89002+++ facture 000045', '000045'],
  ])('in %j is %s', (text, ref) => {
    expect(invoiceReferenceIn(text)).toBe(ref);
  });

  it.each([
    'merci',
    '+++100/0123/00039+++',
    'loyer mai 2026',
    'BE68539007547034',
    '000000',
    'tel 0470123456 78',
    'facture 12/05/2026',
    'facture 12,50',
    'facture 54 EUR',
    'Kerkstraat nr 12',
    'factuur 2026-0012',
    'facture 15 mai',
    '+++000/0012/34526+++',
    'tel 0032470123456',
  ])('the invoice is not found in %j', (text) => {
    expect(invoiceReferenceIn(text)).toBeNull();
  });

  it('finds each structured communication of a text once, in its order', () => {
    expect(structuredAllIn('+++100/0124/00068+++ en 100/0123/00038, ***100/0124/00068***')).toEqual([
      '100012400068',
      '100012300038',
    ]);
  });

  it('finds no structured communication within an account or a longer number', () => {
    expect(structuredAllIn('IBAN BE10001230003899, 9100012300038')).toEqual([]);
  });

  it('takes a structured communication only when its check passes', () => {
    expect(structuredIn('a +++100/0123/00038+++ b')).toBe('100012300038');
    expect(structuredIn('a +++100/0123/00012+++ b')).toBeNull();
  });
});

const iban = 'BE71096123456769';
const invoice = ({
  open,
  ...more
}: Partial<PayableInvoice> & Pick<PayableInvoice, 'invoiceId' | 'open'>): PayableInvoice => ({
  kind: 'client',
  payerId: 17,
  date: '2026-03-10',
  amount: open,
  open,
  closed: false,
  accounts: [],
  ...more,
});
const invoices: readonly PayableInvoice[] = [
  invoice({ invoiceId: 123, open: 54.5 }),
  invoice({ invoiceId: 124, open: 20, accounts: [iban] }),
  invoice({ kind: 'insurance', invoiceId: 123, payerId: 7, open: 29.9, accounts: ['BE68 5390 0754 7034'] }),
  invoice({ kind: 'driver', invoiceId: 9, payerId: 15, open: 35.9, accounts: [iban] }),
  invoice({ invoiceId: 200, open: 0, amount: 54.5, closed: true }),
  invoice({ invoiceId: 201, open: -54.5, amount: 54.5, closed: true }),
  invoice({ invoiceId: 202, open: 30, closed: true }),
];
const match = createMatcher(invoices);
const line = (more: Partial<LineToMatch>): LineToMatch => ({
  date: '2026-03-10',
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

  it('the invoice that a bank transaction pays is not certain when the transaction is before the invoice', () => {
    const structured = invoiceOgm('client', 123);
    expect(found({ structured, date: '2026-03-09' })).toEqual([['client', 123, 'ogm', 90, false]]);
    expect(found({ structured, date: '2026-03-11' })).toEqual([['client', 123, 'ogm', 100, true]]);
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

  it('proposes nothing for an unknown invoice, or for a transaction without an open amount', () => {
    expect(found({ structured: invoiceOgm('client', 999) })).toEqual([]);
    expect(found({ structured: invoiceOgm('client', 123), rest: 0 })).toEqual([]);
  });

  it('proposes an invoice that is paid or credited already by its structured communication, as paid too much', () => {
    const paid = match(line({ rest: 54.4, structured: invoiceOgm('client', 200) }));
    expect(paid).toMatchObject([{ rule: 'ogm', entry: 'overpayment', amount: 54.4, certain: false }]);
    expect(match(line({ rest: -54.5, structured: invoiceOgm('client', 200) }))).toEqual([]);
  });

  it('proposes the refund of an overpayment by its structured communication', () => {
    expect(match(line({ rest: -54.5, structured: invoiceOgm('client', 201) }))).toMatchObject([
      { rule: 'ogm', entry: 'refund', amount: -54.5, certain: false },
    ]);
    expect(match(line({ rest: -60, structured: invoiceOgm('client', 201) }))).toMatchObject([{ amount: -54.5 }]);
  });

  it('a payment of an invoice that was closed unpaid is proposed, and not certain', () => {
    expect(match(line({ rest: 30, structured: invoiceOgm('client', 202) }))).toMatchObject([
      { entry: 'payment', amount: 30, certain: false },
    ]);
  });

  it('proposes both invoices of two structured communications in one transfer, and none as certain', () => {
    const detail = `${ogmText(invoiceOgm('client', 123))} en ${ogmText(invoiceOgm('client', 124))}`;
    const both = match(line({ rest: 54.5, structured: invoiceOgm('client', 123), detail }));
    expect(both.map(({ invoice: { invoiceId }, amount, certain }) => [invoiceId, amount, certain])).toEqual([
      [123, 54.5, false],
      [124, 20, false],
    ]);
  });

  it('proposes all that a letter asked for with the communication of the oldest invoice, when the sum is exact', () => {
    const letter = createMatcher([
      invoice({ invoiceId: 10, open: 40, date: '2026-01-10' }),
      invoice({ invoiceId: 12, open: 25, date: '2026-02-12' }),
      invoice({ invoiceId: 11, open: 15.5, date: '2026-02-11' }),
      invoice({ invoiceId: 13, open: 99, date: '2026-03-13' }),
      invoice({ invoiceId: 14, open: 15.5, payerId: 18 }),
    ]);
    const of = (rest: number) =>
      letter(line({ rest, structured: invoiceOgm('client', 10) })).map((one) => [
        one.invoice.invoiceId,
        one.rule,
        one.amount,
        one.certain,
      ]);
    const oldest = [10, 'ogm', 40, false];
    expect(of(80.5)).toEqual([oldest, [11, 'ogm', 15.5, false], [12, 'ogm', 25, false]]);
    expect(of(55.5)).toEqual([oldest, [11, 'ogm', 15.5, false]]);
    expect(of(60)).toEqual([oldest]);
  });

  it('a payment that another transaction seems to return is never certain', () => {
    expect(match(line({ structured: invoiceOgm('client', 123), givenBack: true }))).toMatchObject([
      { certainty: 90, certain: false },
    ]);
  });

  it('names the most certain first, and five at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => invoice({ invoiceId: index + 1, open: 20, accounts: [iban] }));
    const best = createMatcher(many)(line({ rest: 20, account: iban, detail: '000007' }));
    expect(best).toHaveLength(5);
    expect(best[0]).toMatchObject({ invoice: { invoiceId: 7 }, rule: 'number' });
  });
});

it('matches the smaller of the two open amounts, with the sign of the bank', () => {
  expect(amountToMatch(20, { kind: 'client', open: 54.5 })).toBe(20);
  expect(amountToMatch(60, { kind: 'client', open: 54.5 })).toBe(54.5);
  expect(amountToMatch(-60, { kind: 'driver', open: 35.9 })).toBe(-35.9);
  expect(amountToMatch(8, { kind: 'driver', open: -8 })).toBe(8);
  expect(amountToMatch(-20, { kind: 'client', open: 54.5 })).toBe(0);
});
