import type { DocumentBlock, PaperDocument } from '../document.ts';
import type { DocumentCompany, DocumentLine, DocumentPayer, DocumentSource } from '../source.ts';

/** The organisation of the sample documents. */
export const sampleCompany: DocumentCompany = {
  companyName: 'ASBL Exemple Transport',
  companyType: 'ASBL',
  companyAddress: 'Rue de la Loi 16',
  companyZip: '1000',
  companyCity: 'Bruxelles',
  companyTel: '+3225123456',
  companyEmail: 'info@exemple.be',
  companyWebsite: null,
  companyNumber: '0566988259',
  companyBank: 'BE68539007547034',
  companyBic: null,
  companyVat: 'Association sans but lucratif – TVA non applicable',
  invoiceText: null,
  reminderText: null,
  noticeText: null,
  paymentTerm: 15,
  noticeTerm: 7,
  epcReference: 'structured',
};

const samplePayer: DocumentPayer = {
  id: 7,
  name: 'Zoé Œuvrard',
  address: 'Rue Neuve 3',
  zip: '1000',
  city: 'Bruxelles',
  tel: null,
  email: 'zoe@example.be',
  bank: null,
};

/** A booking on a document, with what a test says about it. */
export const sampleLine = (more: Partial<DocumentLine> = {}): DocumentLine => ({
  id: 1,
  ap_date: '2026-03-02',
  ap_time: '10:00:00',
  client_firstname: 'Zoé',
  client_lastname: 'Œuvrard',
  destination_name: 'Clinique Saint-Jean',
  type: 'to',
  motive: 5,
  mutualPatientID: 'T-1',
  price: 0,
  waitprice: 0,
  ticket_price: 0,
  subtotal: 0,
  price_cash: 0,
  price_factuur: 0,
  commission: null,
  creditDriver: null,
  creditAmount: null,
  total: 0,
  ...more,
});

/** Client invoice 123 (specification/wallets.md#client-invoice-total), with what a test says about it. */
export const sampleSource = (more: Partial<DocumentSource> = {}): DocumentSource => ({
  kind: 'client',
  id: 123,
  date: '2026-03-10',
  language: 'fr',
  company: sampleCompany,
  payer: samplePayer,
  about: null,
  lines: [
    sampleLine({ price: 25, waitprice: 5, ticket_price: 3.5, subtotal: 30, total: 30 }),
    sampleLine({ price: 18, subtotal: 18, total: 18, type: 'back' }),
  ],
  amount: 54.5,
  fee: 3,
  credit: null,
  ...more,
});

/** Block of a kind; a document has each of them once but texts. */
export function blockOf<Kind extends DocumentBlock['kind']>(
  { blocks }: PaperDocument,
  kind: Kind,
): Extract<DocumentBlock, { kind: Kind }> {
  const isKind = (block: DocumentBlock): block is Extract<DocumentBlock, { kind: Kind }> => block.kind === kind;
  const found = blocks.find(isKind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
}

/** Facts as `label: value` with plain spaces. */
export const printed = (facts: readonly { readonly label: string; readonly value: string }[]): readonly string[] =>
  facts.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00A0', ' '));

/** Rows of the table with plain spaces. */
export const tableRows = (document: PaperDocument): readonly (readonly string[])[] =>
  blockOf(document, 'table').rows.map((row) => row.map((cell) => cell.replaceAll('\u00A0', ' ')));
