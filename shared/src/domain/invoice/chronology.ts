import type { InvoiceKind } from '../booking/invoice-lock.ts';
import { belgianDate, type IsoDate } from '../time/date.ts';
import { creditNoteNumber, invoiceNumber } from './numbers.ts';

/** Documents that are numbered in a series of their own: invoices of each kind, and credit notes. */
export type DocumentSeries = InvoiceKind | 'credit';

/** The last number of a series, and the date of its document. */
export interface LastDocument {
  readonly id: number;
  readonly date: IsoDate;
}

/** A question about a date: the key of its text in the shared catalogue, and the values that it names. */
export interface DateQuestion {
  readonly messageKey: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * What is odd about the date of a document that is to be made, in the order in which it is asked: it is before the date of the last number of its series, in another year than
 * today, or after today. Numbers and dates go up together, and the accounts of a year that is over may be closed; nothing of it is forbidden, a person says that it is meant.
 * @param last undefined while the series has none
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
 * The question about a payment that is dated before its invoice, or a refund or a return that is: it may belong to another one. Undefined for any other. The day of the
 * invoice itself is none: who pays in the car gets the invoice of that day.
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
