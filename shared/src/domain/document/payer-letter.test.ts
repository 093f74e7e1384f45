import { describe, expect, it } from 'vitest';
import { letterAmount, payerLetter, payerLetterMail, type PayerLetterSource } from './payer-letter.ts';
import { blockOf, printed, sampleCompany, sampleSource, tableRows } from './testing/sample-source.ts';

const invoice = (id: number, more: Partial<PayerLetterSource['invoices'][number]> = {}) => ({
  id,
  date: '2026-03-10',
  due: '2026-03-25',
  amount: 54.5,
  settled: 0,
  open: 54.5,
  level: 1 as const,
  ...more,
});
/** Texts with plain spaces and minus signs. */
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s/gu, ' '));
const source = (more: Partial<PayerLetterSource> = {}): PayerLetterSource => ({
  kind: 'client',
  type: 'reminder',
  level: 1,
  language: 'fr',
  company: sampleCompany,
  payer: sampleSource().payer,
  about: null,
  today: '2026-04-20',
  invoices: [invoice(123, { amount: 60, settled: 20, open: 40, level: 2 }), invoice(130)],
  credit: 0,
  ...more,
});

describe('a letter about all that is late', () => {
  it('lists each invoice with days late and level, and asks for the sum with the communication of the oldest', () => {
    const document = payerLetter(source({ level: 2 }));
    expect(document.title).toBe(`Deuxième rappel – mise en demeure – ${sampleSource().payer.name}`);
    expect(tableRows(document)).toEqual([
      ['000123', '10/03/2026', '25/03/2026', '26', '2e', '60,00', '20,00', '40,00'],
      ['000130', '10/03/2026', '25/03/2026', '26', '1er', '54,50', '0,00', '54,50'],
    ]);
    const payment = blockOf(document, 'payment');
    expect(payment.code?.payload).toContain('EUR94.50\n\n100012300038');
    expect(plain(payment.sentences)).toEqual([
      'Merci de verser 94,50 € au plus tard le 27/04/2026.',
      expect.stringContaining('Un seul virement suffit'),
    ]);
    expect(printed(blockOf(document, 'heading').facts)).toContain('Échéance: 27/04/2026');
  });

  it('leaves fourteen days after a first reminder, and names one transfer only for several invoices', () => {
    const document = payerLetter(source({ invoices: [invoice(123)] }));
    expect(plain(blockOf(document, 'payment').sentences)).toEqual([
      'Merci de verser 54,50 € au plus tard le 04/05/2026.',
    ]);
    expect(blockOf(document, 'text').paragraphs).toContain('Ce premier rappel est gratuit.');
  });

  it('deducts the credit of the client, and asks for nothing that it covers', () => {
    const some = payerLetter(source({ credit: 30.25 }));
    expect(plain(blockOf(some, 'totals').rows.map(({ value }) => value))).toEqual(['94,50 €', '-30,25 €', '64,25 €']);
    expect(letterAmount(source({ credit: 200 }))).toBe(0);
    expect(blockOf(payerLetter(source({ credit: 200 })), 'payment')).toMatchObject({ code: null, slip: null });
  });

  it('states all that is open without a day of its own, and without levels for an insurer', () => {
    const document = payerLetter(source({ kind: 'insurance', type: 'statement', level: null, language: 'nl' }));
    expect(document.title).toContain('Overzicht van openstaande facturen');
    expect(tableRows(document)[0]).toHaveLength(7);
    const reminder = payerLetter(source({ kind: 'insurance', level: null }));
    expect(printed(blockOf(reminder, 'heading').facts)).toContain('Échéance: 04/05/2026');
    expect(blockOf(reminder, 'text').paragraphs).toHaveLength(2);
    expect(blockOf(document, 'payment').sentences[0]).toContain('uiterlijk op haar vervaldag');
    expect(payerLetterMail(source({ type: 'statement', level: null })).text).not.toContain('au plus tard');
  });
});
