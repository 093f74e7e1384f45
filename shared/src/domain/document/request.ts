import { addDays, belgianDate, type IsoDate } from '../time/date.ts';
import { eurosText } from './amounts.ts';
import type { PaymentBlock } from './document.ts';
import { askedPayment, saidPayment } from './payment.ts';
import type { DocumentSource } from './source.ts';
import type { DocumentTexts } from './texts/texts.ts';

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
