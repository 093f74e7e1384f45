import type { InvoiceKind } from '../booking/invoice-lock.ts';
import { belgianDate, type IsoDate } from '../time/date.ts';
import { creditNoteNumber, invoiceNumber } from './payment-reference.ts';

/** Documents with a number series of their own: invoices of each kind, and credit notes. */
export type DocumentSeries = InvoiceKind | 'credit';

/** The last number of a series, and the date of its document. */
export interface LastDocument {
  readonly id: number;
  readonly date: IsoDate;
}

/** A confirmation about a date: the key of its text in the shared catalogue, and its parameters. */
export interface DateQuestion {
  readonly messageKey: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Doubts about the date of a new document, in the order in which they are asked: it is before the date of the series' last number, in another year
 * than today, or after today. Numbers and dates should increase together, and the accounts of a past year may be closed; nothing is forbidden, a
 * person confirms.
 * @param last undefined while the series is empty
 */
export function documentDateQuestions(
  series: DocumentSeries,
  date: IsoDate,
  { today, last }: { readonly today: IsoDate; readonly last: LastDocument | undefined },
): DateQuestion[] {
  const params = { date: belgianDate(date), today: belgianDate(today) };
  const questions: DateQuestion[] = [];
  if (last && date < last.date)
    questions.push({
      messageKey: 'validation.document.beforeLast',
      params: {
        date: params.date,
        series,
        number: series === 'credit' ? creditNoteNumber(last.id) : invoiceNumber(last.id),
        last: belgianDate(last.date),
      },
    });
  if (date.slice(0, 4) !== today.slice(0, 4)) questions.push({ messageKey: 'validation.document.otherYear', params });
  if (date > today) questions.push({ messageKey: 'validation.document.afterToday', params });
  return questions;
}

/**
 * Confirmation for a payment that is dated before its invoice, or for a refund or return dated before the payment: it may belong to another one.
 * Undefined otherwise. The day of the invoice itself is fine: a client who pays in the car gets the invoice of that day.
 */
export const paymentDateQuestion = (
  date: IsoDate,
  invoice: { readonly kind: InvoiceKind; readonly invoiceId: number; readonly date: IsoDate },
): DateQuestion | undefined =>
  date < invoice.date
    ? {
        messageKey: 'validation.payment.beforeInvoice',
        params: {
          date: belgianDate(date),
          kind: invoice.kind,
          invoice: invoiceNumber(invoice.invoiceId),
          invoiced: belgianDate(invoice.date),
        },
      }
    : undefined;
