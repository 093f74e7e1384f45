import type { ReceivedWarning } from '@navette/openapi/enums';
import {
  isIban,
  normaliseIban,
  parseEnterpriseNumber,
  paymentCommunication,
  subtractMoney,
  sumMoney,
  toCents,
} from '@navette/shared/domain';
import { invalid } from '../../kernel/problem.ts';
import type { XmlNode } from './read-xml.ts';

/** Seller as its invoice names it. */
export interface ReceivedSupplier {
  readonly name: string;
  /** Ten digits; null without a valid Belgian enterprise number. */
  readonly cn: string | null;
  readonly bank_account: string | null;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly email: string | null;
}

export interface ReceivedLine {
  readonly name: string;
  readonly quantity: number | null;
  readonly amount: number;
}

/** Invoice or credit note of a supplier; amounts of a credit note are negative. */
export interface ReceivedInvoice {
  readonly credit: boolean;
  readonly number: string;
  readonly date: string;
  readonly dueDate: string | null;
  readonly supplier: ReceivedSupplier;
  /** Enterprise number of the addressee. */
  readonly buyer: string | null;
  readonly net: number;
  readonly vat: number;
  readonly total: number;
  readonly reference: string | null;
  readonly note: string | null;
  readonly lines: readonly ReceivedLine[];
  readonly lineCount: number;
  /** Warnings: it can be recorded, but should be looked at. */
  readonly warnings: readonly ReceivedWarning[];
  /** PDF within the file. */
  readonly pdf: Buffer | null;
}

/** Lines that are shown. */
const MOST_LINES = 200;

const refusal = (messageKey: string, params: Record<string, string | number> = {}) =>
  invalid({ field: 'file', messageKey, params });

/** Elements at a path of local names. */
function all(node: XmlNode | undefined, ...path: readonly string[]): XmlNode[] {
  let found = node ? [node] : [];
  for (const name of path) found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

const first = (node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined => all(node, ...path)[0];

/** Text at a path; null when it is missing or empty. */
const textAt = (node: XmlNode | undefined, most: number, ...path: readonly string[]): string | null =>
  first(node, ...path)
    ?.text.trim()
    .replaceAll(/\s+/gu, ' ')
    .slice(0, most) || null;

function needed<Value>(value: Value | null | undefined, element: string): Value {
  if (value === null || value === undefined) throw refusal('validation.ubl.missing', { element });
  return value;
}

function dateAt(node: XmlNode | undefined, ...path: readonly string[]): string | null {
  const text = textAt(node, 20, ...path);
  if (text === null) return null;
  // A date of XML may have a time zone.
  const day = /^(\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)?$/u.exec(text)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day)
    throw refusal('validation.ubl.value', { element: path.join('/'), value: text });
  return day;
}

const MOST_AMOUNT = 9_999_999.99;

function amountAt(node: XmlNode | undefined, ...path: readonly string[]): number | null {
  const text = textAt(node, 40, ...path);
  if (text === null) return null;
  const amount = /^[+-]?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : Number.NaN;
  if (!(Math.abs(amount) <= MOST_AMOUNT))
    throw refusal('validation.ubl.value', { element: path.join('/'), value: text });
  return toCents(amount) / 100;
}

/** Enterprise number of a party, wherever it stands: legal entity, VAT, or address in the network. */
function enterpriseOf(party: XmlNode | undefined): string | null {
  const texts = [
    ...all(party, 'PartyLegalEntity', 'CompanyID'),
    ...all(party, 'PartyTaxScheme', 'CompanyID'),
    ...all(party, 'EndpointID'),
    ...all(party, 'PartyIdentification', 'ID'),
  ].map(({ text }) => text.trim());
  for (const text of texts) {
    const number = parseEnterpriseNumber(text);
    if (number !== undefined) return number;
  }
  return null;
}

function supplierOf(root: XmlNode, iban: string | null): ReceivedSupplier {
  const party = first(root, 'AccountingSupplierParty', 'Party');
  const name = textAt(party, 150, 'PartyName', 'Name') ?? textAt(party, 150, 'PartyLegalEntity', 'RegistrationName');
  const address = first(party, 'PostalAddress');
  return {
    name: needed(name, 'AccountingSupplierParty/Party/PartyName/Name'),
    cn: enterpriseOf(party),
    bank_account: iban,
    address: textAt(address, 200, 'StreetName'),
    zip: textAt(address, 10, 'PostalZone'),
    city: textAt(address, 100, 'CityName'),
    email: textAt(party, 254, 'Contact', 'ElectronicMail'),
  };
}

const isPresent = <Value>(value: Value | null): value is Value => value !== null;

function pdfOf(root: XmlNode): Buffer | null {
  const files = all(root, 'AdditionalDocumentReference', 'Attachment', 'EmbeddedDocumentBinaryObject');
  const pdf = files.find(({ attributes }) => attributes.mimeCode === 'application/pdf');
  return pdf ? Buffer.from(pdf.text, 'base64') : null;
}

/**
 * Invoice or credit note of UBL 2.1, as Peppol BIS Billing 3 uses it (specification/payments.md#received-invoices).
 * @throws ProblemError 400 `validation.ubl.kind`, `.missing`, `.value` or `.currency`, with the element
 */
export function receivedInvoice(root: XmlNode): ReceivedInvoice {
  const credit = root.name === 'CreditNote';
  if (!credit && root.name !== 'Invoice') throw refusal('validation.ubl.kind', { root: root.name.slice(0, 60) });
  const number = needed(textAt(root, 40, 'ID'), 'ID');
  const date = needed(dateAt(root, 'IssueDate'), 'IssueDate');
  const currency = textAt(root, 10, 'DocumentCurrencyCode') ?? 'EUR';
  if (currency !== 'EUR') throw refusal('validation.ubl.currency', { currency });
  const sums = first(root, 'LegalMonetaryTotal');
  const sign = credit ? -1 : 1;
  const payable = amountAt(sums, 'PayableAmount');
  const rounding = amountAt(sums, 'PayableRoundingAmount') ?? 0;
  const inclusive = amountAt(sums, 'TaxInclusiveAmount');
  const total = needed(
    inclusive === null ? payable : sumMoney([inclusive, rounding]),
    'LegalMonetaryTotal/PayableAmount',
  );
  const prepaid = amountAt(sums, 'PrepaidAmount') ?? 0;
  // A second total of taxes repeats them in another currency.
  const vat = amountAt(root, 'TaxTotal', 'TaxAmount') ?? 0;
  const net = amountAt(sums, 'TaxExclusiveAmount') ?? subtractMoney(total, vat);
  const items = all(root, credit ? 'CreditNoteLine' : 'InvoiceLine');
  const means = all(root, 'PaymentMeans');
  const ibans = means.map((one) => textAt(one, 42, 'PayeeFinancialAccount', 'ID')).filter(isPresent);
  const iban = ibans.find(isIban);
  const references = means.map((one) => textAt(one, 140, 'PaymentID')).filter(isPresent);
  const reference = references.map(paymentCommunication).find((one) => one !== undefined) ?? null;
  const due = dateAt(root, 'DueDate') ?? means.map((one) => dateAt(one, 'PaymentDueDate')).find(isPresent) ?? null;
  const warnings: ReceivedWarning[] = [];
  if (toCents(sumMoney([net, vat, rounding])) !== toCents(total)) warnings.push('totals');
  if (toCents(prepaid) !== 0) warnings.push('prepaid');
  if (ibans.length > 0 && iban === undefined) warnings.push('iban');
  if (references.length > 0 && reference === null) warnings.push('reference');
  return {
    credit,
    number,
    date,
    dueDate: due !== null && due >= date ? due : null,
    supplier: supplierOf(root, iban === undefined ? null : normaliseIban(iban)),
    buyer: enterpriseOf(first(root, 'AccountingCustomerParty', 'Party')),
    net: sign * net || 0,
    vat: sign * vat || 0,
    total: sign * total || 0,
    reference,
    note: textAt(root, 500, 'Note'),
    lines: items.slice(0, MOST_LINES).map((item) => lineOf(item, credit)),
    lineCount: items.length,
    warnings,
    pdf: pdfOf(root),
  };
}

function lineOf(item: XmlNode, credit: boolean): ReceivedLine {
  const amount = amountAt(item, 'LineExtensionAmount') ?? 0;
  return {
    name: textAt(item, 200, 'Item', 'Name') ?? textAt(item, 200, 'Item', 'Description') ?? '',
    quantity: amountAt(item, credit ? 'CreditedQuantity' : 'InvoicedQuantity'),
    amount: (credit ? -amount : amount) || 0,
  };
}
