import { api, dataOf } from '@navette/shared/api';
import type { InvoiceKind } from '@navette/shared/domain';
import type { Draft } from '../../document/document-requests.ts';

/** An invoice to make: the amount is the one that was looked at, the server refuses another. */
export interface NewInvoice extends Draft {
  readonly amount: number;
  /** The same key never makes two invoices. */
  readonly attempt: string;
}

const header = ({ attempt }: NewInvoice) => ({ params: { header: { 'Idempotency-Key': attempt } } });
const head = ({ date, amount }: NewInvoice) => ({ date, amount, factuur: true });

/** Makes an invoice of bookings and answers its number (DECISIONS 36). */
export const makeInvoice: Readonly<Record<InvoiceKind, (invoice: NewInvoice) => Promise<{ readonly id: number }>>> = {
  client: (invoice) =>
    dataOf(
      api.POST('/service/wallet/setInvoice', {
        ...header(invoice),
        body: { invoice: { ...head(invoice), clientId: invoice.payerId }, bookings: invoice.bookings },
      }),
    ),
  driver: (invoice) =>
    dataOf(
      api.POST('/service/wallet/setInvoiceDriver', {
        ...header(invoice),
        body: { invoice: { ...head(invoice), driverId: invoice.payerId }, bookings: invoice.bookings },
      }),
    ),
  insurance: (invoice) =>
    dataOf(
      api.POST('/service/wallet/setInvoiceInsurance', {
        ...header(invoice),
        body: { invoice: { ...head(invoice), insuranceId: invoice.payerId }, bookings: invoice.bookings },
      }),
    ),
};
