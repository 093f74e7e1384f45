import { sampleLine, sampleSource } from '../../../../shared/src/domain/document/testing/sample-source.ts';
import { expect, it } from 'vitest';
import { brokenRules, readUbl } from './testing/ubl-rules.ts';
import { ublDocument } from './ubl-document.ts';

const numbers = { seller: '0566988259', buyer: '0419618535' };
const issued = (more: Parameters<typeof sampleSource>[0] = {}) => ({ ...sampleSource(more), id: 123 });
const insured = {
  kind: 'insurance',
  amount: 29.9,
  fee: 0,
  lines: [sampleLine({ total: 10.4 }), sampleLine({ total: 19.5 })],
} as const;
const credit = { id: 12, date: '2026-03-20', reason: 'Erreur & "doublon"' } as const;

it.each([
  ['client invoice', issued()],
  ['insurer invoice', issued(insured)],
  ['credit note', issued({ credit })],
  ['credit note of a free amount', issued({ credit, lines: [], amount: 15, fee: 0 })],
  ['credit note after a free amount', issued({ credit: { ...credit, earlier: 10 }, amount: 44.5 })],
  ['credit note that deducts', issued({ credit, lines: [sampleLine({ total: 18 })], amount: 15, fee: -3 })],
])('a %s keeps the rules of EN 16931 and Peppol', (_name, source) => {
  const xml = ublDocument({ source, ...numbers });
  expect(brokenRules(xml)).toEqual([]);
  expect(readUbl(xml).cents('cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe(Math.round(source.amount * 100));
});

it.each(['zoe@example.be', null])('is no Peppol document for a private person with the mail address %s', (email) => {
  const sample = issued();
  const source = { ...sample, payer: { ...sample.payer, email } };
  const xml = ublDocument({ source, seller: numbers.seller, buyer: null });
  expect(readUbl(xml).text('cbc:CustomizationID')).toBe('urn:cen.eu:en16931:2017');
  expect(readUbl(xml).all('cbc:ProfileID')).toEqual([]);
  expect(brokenRules(xml)).toEqual([]);
});

it('names parties, reason of the exemption, due date, account and structured communication', () => {
  const { text, all } = readUbl(ublDocument({ source: issued(), seller: numbers.seller, buyer: null }));
  expect(all('cac:InvoiceLine/cac:Item/cbc:Name').map((name) => name.text)).toEqual([
    'Trajet 02/03/2026 10:00 aller',
    'Trajet 02/03/2026 10:00 retour',
    'Parking 02/03/2026',
    'Frais administratifs',
  ]);
  expect(text('cbc:DueDate')).toBe('2026-03-25');
  expect(text('cac:PaymentMeans/cbc:PaymentID')).toBe('+++100/0123/00038+++');
  expect(text('cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID')).toBe('BE68539007547034');
  expect(text('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason')).toBe(
    'Association sans but lucratif – TVA non applicable',
  );
  expect(text('cac:AccountingCustomerParty/cac:Party/cbc:EndpointID')).toBe('zoe@example.be');
  const note = readUbl(ublDocument({ source: issued({ credit }), ...numbers }));
  expect([note.text('cbc:ID'), note.text('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')]).toEqual([
    'CN000012',
    '000123',
  ]);
});

it('breaks the rule that a missing part belongs to', () => {
  const xml = ublDocument({ source: issued(), ...numbers });
  const without = (pattern: RegExp) => brokenRules(xml.replace(pattern, ''));
  expect(without(/<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/u)).toEqual(['PEPPOL-EN16931-R003']);
  expect(without(/<cbc:TaxExemptionReason>.*?<\/cbc:TaxExemptionReason>/u)).toEqual(['BR-E-10']);
  expect(
    brokenRules(xml.replace('<cbc:PayableAmount currencyID="EUR">54.50', '<cbc:PayableAmount currencyID="EUR">54.5')),
  ).toEqual(['BR-DEC-12']);
});
