import { describe, expect, it } from 'vitest';
import { invoiceReferenceIn, structuredIn } from './invoice-reference.ts';

describe('the invoice a payment speaks of', () => {
  it.each([
    ['+++100/0123/00038+++', '000123'],
    ['COMM: 100012300038', '000123'],
    ['***200/0123/00072***', '000123'],
    ['facture 000123 du 3 mai', '000123'],
    ['Factuur nr. 45', '000045'],
    ['paiement 00012317', '000123'],
    ['réf: 000078', '000078'],
  ])('in %j is %s', (text, ref) => {
    expect(invoiceReferenceIn(text)).toBe(ref);
  });

  it.each(['merci', '+++100/0123/00039+++', 'loyer mai 2026', 'BE68539007547034', '000000', 'tel 0470123456 78'])(
    'the invoice a payment speaks of is not found in %j',
    (text) => {
      expect(invoiceReferenceIn(text)).toBeNull();
    },
  );

  it('takes a structured communication only when its check passes', () => {
    expect(structuredIn('a +++100/0123/00038+++ b')).toBe('100012300038');
    expect(structuredIn('a +++100/0123/00012+++ b')).toBeNull();
  });
});
