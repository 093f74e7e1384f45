/** Element of what we write: no mixed content, no comments, no other prefixes. */
interface Element {
  readonly name: string;
  readonly attributes: string;
  readonly children: Element[];
  text: string;
}

const UNESCAPED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** @throws Error when an element is not closed where it should be */
function parse(xml: string): Element {
  const top: Element = { name: '', attributes: '', children: [], text: '' };
  const open = [top];
  for (const [, end, name = '', attributes = '', text = ''] of xml.matchAll(/<(\/?)([\w:]+)([^<>]*)>([^<]*)/gu)) {
    const [parent] = open.slice(-1);
    if (!parent) throw new Error(`${name} stands outside`);
    if (end) {
      if (open.pop()?.name !== name) throw new Error(`${name} closes another element`);
      continue;
    }
    const element = {
      name,
      attributes,
      children: [],
      text: text.replaceAll(/&\w+;/gu, (sign) => UNESCAPED[sign] ?? sign),
    };
    parent.children.push(element);
    open.push(element);
  }
  const [root] = top.children;
  if (!root || open.length !== 1) throw new Error('an element is not closed');
  return root;
}

const below = (element: Element): Element[] => [element, ...element.children.flatMap(below)];

const follow = (from: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (found, step) => found.flatMap(({ children }) => children.filter(({ name }) => step === '*' || step === name)),
      [from],
    );

/** Elements of a document by path: `cac:TaxTotal/cbc:TaxAmount`, alternatives separated by `|`. */
export function readUbl(xml: string) {
  const root = parse(xml);
  const all = (path: string, from = root): Element[] => path.split(' | ').flatMap((one) => follow(from, one));
  const text = (path: string, from = root): string => all(path, from)[0]?.text ?? '';
  const cents = (path: string, from = root): number => Math.round(Number(text(path, from)) * 100);
  return { root, every: below(root), all, text, cents };
}

type Read = ReturnType<typeof readUbl>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const line = 'cac:InvoiceLine | cac:CreditNoteLine';
const supplier = 'cac:AccountingSupplierParty/cac:Party';
const customer = 'cac:AccountingCustomerParty/cac:Party';
const total = (name: string) => `cac:LegalMonetaryTotal/cbc:${name}`;

/**
 * Rules of EN 16931 and Peppol BIS Billing 3 that apply to what we write: one currency, no allowances, category E alone. Written after the published rules and
 * named by their ids: the official Schematron, which these documents passed by hand (1.3.14.1, 3.0.19), may not be distributed under our licence.
 */
export const UBL_RULES: Readonly<Record<string, (ubl: Read) => boolean>> = {
  'BR-01': ({ text }) => text('cbc:CustomizationID').startsWith('urn:cen.eu:en16931:2017'),
  'BR-02': ({ text }) => text('cbc:ID') !== '',
  'BR-03': ({ text }) => /^\d{4}-\d\d-\d\d$/u.test(text('cbc:IssueDate')),
  'BR-04': ({ text }) => ['380', '381'].includes(text('cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode')),
  'BR-05': ({ text }) => text('cbc:DocumentCurrencyCode') === 'EUR',
  'BR-06': ({ text }) => text(`${supplier}/cac:PartyLegalEntity/cbc:RegistrationName`) !== '',
  'BR-07': ({ text }) => text(`${customer}/cac:PartyLegalEntity/cbc:RegistrationName`) !== '',
  'BR-08': ({ all }) => all(`${supplier}/cac:PostalAddress`).length === 1,
  'BR-09': ({ text }) => text(`${supplier}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`) !== '',
  'BR-10': ({ all }) => all(`${customer}/cac:PostalAddress`).length === 1,
  'BR-11': ({ text }) => text(`${customer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`) !== '',
  'BR-12': ({ all }) => all(total('LineExtensionAmount')).length === 1,
  'BR-13': ({ all }) => all(total('TaxExclusiveAmount')).length === 1,
  'BR-14': ({ all }) => all(total('TaxInclusiveAmount')).length === 1,
  'BR-15': ({ all }) => all(total('PayableAmount')).length === 1,
  'BR-16': ({ all }) => all(line).length > 0,
  'BR-21': ({ all, text }) => all(line).every((one) => text('cbc:ID', one) !== ''),
  'BR-22': ({ all }) => all('*/cbc:InvoicedQuantity | */cbc:CreditedQuantity').length === all(line).length,
  'BR-23': ({ all }) =>
    all('*/cbc:InvoicedQuantity | */cbc:CreditedQuantity').every(({ attributes }) => attributes.includes('unitCode=')),
  'BR-24': ({ all }) =>
    all(line).every((one) => one.children.filter(({ name }) => name === 'cbc:LineExtensionAmount').length === 1),
  'BR-25': ({ all, text }) => all(line).every((one) => text('cac:Item/cbc:Name', one) !== ''),
  'BR-26': ({ all, text }) => all(line).every((one) => text('cac:Price/cbc:PriceAmount', one) !== ''),
  'BR-27': ({ all, cents }) => all(line).every((one) => cents('cac:Price/cbc:PriceAmount', one) >= 0),
  'BR-49': ({ text }) => text('cac:PaymentMeans/cbc:PaymentMeansCode') !== '',
  'BR-50': ({ text }) =>
    text('cac:PaymentMeans/cbc:PaymentMeansCode') !== '30' ||
    text('cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID') !== '',
  'BR-CO-10': ({ all, cents }) =>
    cents(total('LineExtensionAmount')) === sum(all(line).map((one) => cents('cbc:LineExtensionAmount', one))),
  'BR-CO-13': ({ cents }) => cents(total('TaxExclusiveAmount')) === cents(total('LineExtensionAmount')),
  'BR-CO-14': ({ cents }) =>
    cents('cac:TaxTotal/cbc:TaxAmount') === cents('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount'),
  'BR-CO-15': ({ cents }) =>
    cents(total('TaxInclusiveAmount')) === cents(total('TaxExclusiveAmount')) + cents('cac:TaxTotal/cbc:TaxAmount'),
  'BR-CO-16': ({ cents }) => cents(total('PayableAmount')) === cents(total('TaxInclusiveAmount')),
  'BR-CO-18': ({ all }) => all('cac:TaxTotal/cac:TaxSubtotal').length === 1,
  'BR-CO-25': ({ root, text }) => root.name !== 'Invoice' || text('cbc:DueDate') >= text('cbc:IssueDate'),
  'BR-E-01': ({ text }) => text('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID') === 'E',
  'BR-E-02': ({ text }) => text(`${supplier}/cac:PartyTaxScheme/cbc:CompanyID`) !== '',
  'BR-E-05': ({ all, text }) =>
    all(line).every((one) => text('cac:Item/cac:ClassifiedTaxCategory/cbc:Percent', one) === '0'),
  'BR-E-08': ({ cents }) =>
    cents('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount') === cents(total('LineExtensionAmount')),
  'BR-E-09': ({ cents }) => cents('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount') === 0,
  'BR-E-10': ({ text }) => text('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason') !== '',
  'BR-DEC-12': ({ every }) =>
    every
      .filter(({ attributes }) => attributes.includes('currencyID'))
      .every(({ text }) => /^-?\d+\.\d\d$/u.test(text)),
  'PEPPOL-EN16931-R001': ({ text }) => text('cbc:ProfileID') === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  'PEPPOL-EN16931-R003': ({ text }) => text('cbc:BuyerReference') !== '',
  'PEPPOL-EN16931-R008': ({ every }) => every.every(({ children, text }) => children.length > 0 || text.trim() !== ''),
  'PEPPOL-EN16931-R010': ({ text }) => text(`${customer}/cbc:EndpointID`) !== '',
  'PEPPOL-EN16931-R020': ({ text }) => text(`${supplier}/cbc:EndpointID`) !== '',
  'PEPPOL-EN16931-CL008': ({ every }) =>
    every.every(({ name, attributes }) => name !== 'cbc:EndpointID' || attributes === ' schemeID="0208"'),
  'PEPPOL-EN16931-R120': ({ all, cents, text }) =>
    all(line).every(
      (one) =>
        cents('cbc:LineExtensionAmount', one) ===
        cents('cac:Price/cbc:PriceAmount', one) * Number(text('cbc:InvoicedQuantity | cbc:CreditedQuantity', one)),
    ),
  'PEPPOL-COMMON-R043': ({ every }) =>
    every
      .filter(({ attributes }) => attributes.includes('"0208"'))
      .every(({ text }) => /^\d{10}$/u.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))),
};

/** Ids of the rules that a document breaks; those of Peppol hold for documents that claim them. */
export function brokenRules(xml: string): string[] {
  const ubl = readUbl(xml);
  const isPeppol = ubl.text('cbc:CustomizationID').includes('peppol');
  return Object.entries(UBL_RULES).flatMap(([id, holds]) =>
    holds(ubl) || (id.startsWith('PEPPOL') && !isPeppol) ? [] : [id],
  );
}
