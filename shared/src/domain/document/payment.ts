import { addDays, belgianDate, type IsoDate } from '../time/date.ts';
import { eurosText } from './amounts.ts';
import type { PaymentBlock, DocumentFact } from './document.ts';
import type { DocumentSource, DocumentCompany } from './source.ts';
import type { DocumentTexts } from './texts/texts.ts';
import { ibanText, isIban } from '../identity/numbers.ts';
import { epcPayload, paymentReference, invoiceOgm, ogmText, type OgmKind } from '../invoice/payment-reference.ts';
import type { InvoiceKind } from '../booking/invoice-lock.ts';
import { toCents, type Money } from '../money/money.ts';

/** Due date of an invoice by the term of the organisation, 15 days by default (specification/invoices.md#terms). */
export const dueDate = ({ date, company }: Pick<DocumentSource, 'date' | 'company'>): IsoDate =>
  addDays(date, company.paymentTerm);

/** Payment block for the amount of an invoice within the term; no request for an amount of 0 or less. */
export function requestOrNothing(source: DocumentSource, texts: DocumentTexts): PaymentBlock {
  const { amount, language, company, id } = source;
  if (amount <= 0) return saidPayment(texts, [texts.payment.nothing]);
  if (id === null) return saidPayment(texts, [texts.payment.term(company.paymentTerm)]);
  const until = belgianDate(dueDate(source));
  const sentences = [texts.payment.ask(eurosText(amount, language), company.paymentTerm, until)];
  return askedPayment({ amount, source, texts, sentences });
}

/** The series of the structured communications of a kind of invoice. */
const OGM_KINDS: Readonly<Record<InvoiceKind, OgmKind>> = { client: 'client', insurance: 'insurer', driver: 'driver' };

/** Fields of an invoice that its payment block needs. */
type PaidInvoice = Pick<DocumentSource, 'kind' | 'id' | 'company' | 'payer' | 'language'>;

interface Asked {
  readonly amount: Money;
  readonly source: PaidInvoice;
  readonly texts: DocumentTexts;
  readonly sentences: readonly string[];
}

/** Structured communication (twelve digits) of an invoice of a kind. */
export const ogmOfInvoice = (kind: InvoiceKind, id: number): string => invoiceOgm(OGM_KINDS[kind], id);

/** Printed references of an invoice as they are typed: digits only. */
export const typedReferences = (kind: InvoiceKind, id: number, payerId: number): readonly string[] => [
  ogmOfInvoice(kind, id),
  paymentReference(id, payerId),
];

/** Number and payer, with the structured communication (specification/invoices.md#number-and-reference); none before the invoice exists. */
export function referencesOf({ kind, id, payer }: PaidInvoice, texts: DocumentTexts): readonly DocumentFact[] {
  if (id === null) return [];
  return [
    { label: texts.label.communication, value: ogmText(ogmOfInvoice(kind, id)) },
    { label: texts.label.reference, value: paymentReference(id, payer.id) },
  ];
}

/** Account to pay to; undefined when the organisation has no valid one. */
export const accountOf = ({ companyBank }: DocumentCompany): string | undefined =>
  companyBank && isIban(companyBank) ? companyBank : undefined;

/** Payment code, or null when nothing is to be paid, no account is known, or the name is too long for the code. */
function codeOf({ amount, source, texts }: Asked): PaymentBlock['code'] {
  const { kind, id, company } = source;
  const iban = accountOf(company);
  if (id === null || !iban || toCents(amount) <= 0) return null;
  try {
    const payload = epcPayload({
      name: company.companyName,
      iban,
      amount,
      ogm: ogmOfInvoice(kind, id),
      ogmLine: company.epcReference === 'text' ? 'text' : 'reference',
      ...(company.companyBic && { bic: company.companyBic }),
    });
    return { payload, label: texts.payment.code };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function slipOf({ amount, source, texts }: Asked): PaymentBlock['slip'] {
  const { company, language, id } = source;
  const iban = accountOf(company);
  if (id === null || !iban) return null;
  const { label } = texts;
  return {
    title: texts.payment.slip,
    fields: [
      { label: label.amount, value: eurosText(amount, language) },
      { label: `${label.account} (IBAN)`, value: ibanText(iban) },
      { label: 'BIC', value: company.companyBic ?? '' },
      { label: label.beneficiary, value: company.companyName },
      {
        label: '',
        value: [company.companyAddress, [company.companyZip, company.companyCity].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(', '),
      },
      ...referencesOf(source, texts),
    ].filter(({ value }) => value !== ''),
  };
}

/** Payment block for an amount above 0: sentences, and once each the account, the references and the payment code, in a transfer slip if there is an account. */
export function askedPayment(asked: Asked): PaymentBlock {
  const { amount, source, texts, sentences } = asked;
  const { company, language } = source;
  const iban = accountOf(company);
  const slip = slipOf(asked);
  return {
    kind: 'payment',
    title: texts.payment.title,
    sentences,
    facts: slip
      ? []
      : [
          { label: texts.label.amount, value: eurosText(amount, language) },
          ...(iban ? [{ label: texts.label.account, value: ibanText(iban) }] : []),
          ...referencesOf(source, texts),
        ],
    code: codeOf(asked),
    slip,
  };
}

/** A payment block without a payment request. */
export const saidPayment = (
  texts: DocumentTexts,
  sentences: readonly string[],
  facts: readonly DocumentFact[] = [],
): PaymentBlock => ({ kind: 'payment', title: texts.payment.title, sentences, facts, code: null, slip: null });
