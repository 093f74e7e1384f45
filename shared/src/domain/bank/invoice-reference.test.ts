import { describe, expect, it } from 'vitest';
import { invoiceReferenceIn, structuredAllIn, structuredIn } from './invoice-reference.ts';

describe('the invoice a payment speaks of', () => {
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
  ])('the invoice a payment speaks of is not found in %j', (text) => {
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
