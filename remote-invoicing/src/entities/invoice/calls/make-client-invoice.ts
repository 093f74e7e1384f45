import { api, dataOf } from '@navette/shared/api';
import { attemptOf, headOf } from './invoice-bodies.ts';
import type { InvoiceCalls } from './invoice-calls.ts';

/** Makes a client invoice; apart from the other calls, since month end makes invoices whose lists its users may not change. */
export const makeClientInvoice: InvoiceCalls['make'] = (invoice) =>
  dataOf(
    api.POST('/service/wallet/setInvoice', {
      ...attemptOf(invoice),
      body: { invoice: { ...headOf(invoice), clientId: invoice.payerId }, bookings: invoice.bookings },
    }),
  );
