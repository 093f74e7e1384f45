import { api, dataOf } from '@navette/shared/api';
import { attemptOf, headOf } from './invoice-bodies.ts';
import type { InvoiceCalls } from './invoice-calls.ts';

/** Makes a settlement of a driver; apart from the other calls, since month end makes invoices whose lists its users may not change. */
export const makeDriverInvoice: InvoiceCalls['make'] = (invoice) =>
  dataOf(
    api.POST('/service/wallet/setInvoiceDriver', {
      ...attemptOf(invoice),
      body: { invoice: { ...headOf(invoice), driverId: invoice.payerId }, bookings: invoice.bookings },
    }),
  );
