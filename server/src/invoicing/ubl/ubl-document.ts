import {
  addDays,
  creditNoteNumber,
  invoiceNumber,
  invoiceOgm,
  type Money,
  moneyText,
  normaliseIban,
  ogmText,
  parseEnterpriseNumber,
  paymentReference,
  sumMoney,
  toCents,
  xmlText,
} from '@navette/shared/domain';
import type { DocumentLine, DocumentSource } from '@navette/shared/document';

/** Contents of an invoice or a credit note, with the enterprise numbers of both sides. */
export interface UblSource {
  /** With its number: it is issued. */
  readonly source: DocumentSource & { readonly id: number };
  /** Enterprise number of the organisation, ten digits. */
  readonly seller: string;
  /** Enterprise number of the payer; null for a private person. */
  readonly buyer: string | null;
}

const EN16931 = 'urn:cen.eu:en16931:2017';
const PEPPOL = `${EN16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
/** Scheme of Belgian enterprise numbers. */
const BCE = '0208';
/** Scheme of mail addresses, for payers without an enterprise number. Peppol does not know it. */
const MAIL = 'EM';
/** Reason of the exemption where the setting of the sentence is empty (BR-E-10). */
const EXEMPT = 'TVA non applicable';

const TEXTS = {
  fr: {
    to: 'aller',
    back: 'retour',
    simple: 'simple',
    parking: 'Parking',
    fee: 'Frais administratifs',
    trip: 'Trajet',
    earlier: 'Déjà crédité',
  },
  nl: {
    to: 'heen',
    back: 'terug',
    simple: 'enkel',
    parking: 'Parking',
    fee: 'Administratiekosten',
    trip: 'Rit',
    earlier: 'Eerder gecrediteerd',
  },
  en: {
    to: 'outbound',
    back: 'return',
    simple: 'single',
    parking: 'Parking',
    fee: 'Administrative fee',
    trip: 'Trip',
    earlier: 'Credited before',
  },
} as const;

const cbc = (name: string, text: string, attributes = ''): string =>
  `<cbc:${name}${attributes}>${xmlText(text)}</cbc:${name}>`;
const optional = (name: string, text: string | null | undefined): string => (text ? cbc(name, text) : '');
const cac = (name: string, ...content: readonly string[]): string => `<cac:${name}>${content.join('')}</cac:${name}>`;
const amount = (name: string, euros: Money): string => cbc(name, moneyText(euros), ' currencyID="EUR"');
const scheme = (id: string): string => ` schemeID="${id}"`;

const TAX = cac('TaxScheme', cbc('ID', 'VAT'));

interface Address {
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
}

const postal = ({ address, zip, city }: Address): string =>
  cac(
    'PostalAddress',
    optional('StreetName', address),
    optional('CityName', city),
    optional('PostalZone', zip),
    cac('Country', cbc('IdentificationCode', 'BE')),
  );

const legal = (name: string, number: string | null): string =>
  cac('PartyLegalEntity', cbc('RegistrationName', name), number ? cbc('CompanyID', number, scheme(BCE)) : '');

/** The seller is registered, but not for VAT: its number is a tax registration other than VAT (BR-E-02). */
function sellerParty({ company }: DocumentSource, number: string): string {
  const { companyAddress, companyZip, companyCity, companyName, companyTel, companyEmail } = company;
  const contact = optional('Telephone', companyTel) + optional('ElectronicMail', companyEmail);
  return cac(
    'AccountingSupplierParty',
    cac(
      'Party',
      cbc('EndpointID', number, scheme(BCE)),
      cac('PartyName', cbc('Name', companyName)),
      postal({ address: companyAddress, zip: companyZip, city: companyCity }),
      cac('PartyTaxScheme', cbc('CompanyID', number), cac('TaxScheme', cbc('ID', 'TAX'))),
      legal(companyName, number),
      contact && cac('Contact', contact),
    ),
  );
}

function buyerParty({ payer }: DocumentSource, number: string | null): string {
  const endpoint = number
    ? cbc('EndpointID', number, scheme(BCE))
    : payer.email
      ? cbc('EndpointID', payer.email, scheme(MAIL))
      : '';
  return cac(
    'AccountingCustomerParty',
    cac('Party', endpoint, cac('PartyName', cbc('Name', payer.name)), postal(payer), legal(payer.name, number)),
  );
}

interface UblLine {
  readonly name: string;
  readonly description: string | null;
  readonly amount: Money;
}

/** Trips, their parking and the fee, or the reason of a free amount: together the amount of the document. */
function linesOf({ kind, language, lines, fee, amount: whole, credit }: DocumentSource): UblLine[] {
  const texts = TEXTS[language];
  if (credit && lines.length === 0) return [{ name: credit.reason, description: null, amount: whole }];
  const direction = ({ type }: DocumentLine) =>
    type === 'to' || type === 'back' || type === 'simple' ? texts[type] : '';
  const day = ({ ap_date }: DocumentLine) => ap_date.split('-').toReversed().join('/');
  const trips = lines.map((line) => ({
    name: [texts.trip, day(line), line.ap_time?.slice(0, 5), direction(line)].filter(Boolean).join(' '),
    description: kind === 'insurance' ? line.mutualPatientID : null,
    amount: sumMoney([line.total]),
  }));
  const parking = lines.map((line) => ({
    name: `${texts.parking} ${day(line)}`,
    description: null,
    amount: kind === 'client' ? sumMoney([line.ticket_price]) : 0,
  }));
  const fees = { name: texts.fee, description: null, amount: fee };
  const earlier = { name: texts.earlier, description: null, amount: -(credit?.earlier ?? 0) };
  return [...trips, ...[...parking, fees, earlier].filter((line) => toCents(line.amount) !== 0)];
}

const lineElement =
  (isCredit: boolean) =>
  ({ name, description, amount: euros }: UblLine, index: number): string => {
    // A price is never negative (BR-27): a line that deducts has the quantity −1.
    const quantity = euros < 0 ? '-1' : '1';
    return cac(
      isCredit ? 'CreditNoteLine' : 'InvoiceLine',
      cbc('ID', String(index + 1)),
      cbc(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', quantity, ' unitCode="C62"'),
      amount('LineExtensionAmount', euros),
      cac(
        'Item',
        optional('Description', description),
        cbc('Name', name),
        cac('ClassifiedTaxCategory', cbc('ID', 'E'), cbc('Percent', '0'), TAX),
      ),
      cac('Price', amount('PriceAmount', Math.abs(euros))),
    );
  };

function payment({ source: { kind, id, company } }: UblSource): string {
  const iban = normaliseIban(company.companyBank ?? '');
  const bic = company.companyBic ? cac('FinancialInstitutionBranch', cbc('ID', company.companyBic)) : '';
  return cac(
    'PaymentMeans',
    cbc('PaymentMeansCode', iban ? '30' : '1'),
    cbc('PaymentID', ogmText(invoiceOgm(kind === 'insurance' ? 'insurer' : 'client', id))),
    iban && cac('PayeeFinancialAccount', cbc('ID', iban), bic),
  );
}

/**
 * An invoice or a credit note as UBL 2.1 by Peppol BIS Billing 3, exempt from VAT (specification/formats.md#ubl). A payer with an enterprise number is addressed
 * by it. A private person has no address that Peppol knows, which it requires: the file is one of EN 16931 alone.
 */
export function ublDocument(ubl: UblSource): string {
  const { source, seller, buyer } = ubl;
  const { credit, company, id, payer, kind } = source;
  const root = credit ? 'CreditNote' : 'Invoice';
  const lines = linesOf(source);
  const total = sumMoney(lines.map((line) => line.amount));
  const head = [
    ...(buyer ? [cbc('CustomizationID', PEPPOL), cbc('ProfileID', PROFILE)] : [cbc('CustomizationID', EN16931)]),
    cbc('ID', credit ? creditNoteNumber(credit.id) : invoiceNumber(id)),
    cbc('IssueDate', credit ? credit.date : source.date),
    credit ? '' : cbc('DueDate', addDays(source.date, company.paymentTerm)),
    cbc(credit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode', credit ? '381' : '380'),
    optional('Note', company.companyVat),
    cbc('DocumentCurrencyCode', 'EUR'),
    cbc('BuyerReference', kind === 'insurance' ? paymentReference(id, payer.id) : String(payer.id)),
    credit
      ? cac(
          'BillingReference',
          cac('InvoiceDocumentReference', cbc('ID', invoiceNumber(id)), cbc('IssueDate', source.date)),
        )
      : '',
  ];
  const category = cac(
    'TaxCategory',
    cbc('ID', 'E'),
    cbc('Percent', '0'),
    cbc('TaxExemptionReason', company.companyVat ?? EXEMPT),
    TAX,
  );
  const taxes = cac(
    'TaxTotal',
    amount('TaxAmount', 0),
    cac('TaxSubtotal', amount('TaxableAmount', total), amount('TaxAmount', 0), category),
  );
  const sums = ['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'];
  const totals = cac('LegalMonetaryTotal', ...sums.map((name) => amount(name, total)));
  const body = [sellerParty(source, seller), buyerParty(source, buyer), payment(ubl), taxes, totals];
  const items = lines.map(lineElement(credit !== null));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">${[...head, ...body, ...items].join('')}</${root}>\n`;
}

/** Enterprise number in its ten digits; null for none, or one that fails its check. */
export const enterpriseOf = (text: string | null | undefined): string | null =>
  parseEnterpriseNumber(text ?? '') ?? null;
