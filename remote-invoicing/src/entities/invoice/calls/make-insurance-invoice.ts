import { api, dataOf } from '@navette/shared/api';
import { attemptOf, headOf } from './invoice-bodies.ts';
import type { InvoiceCalls } from './invoice-calls.ts';

/** Makes an invoice of an insurer; apart from the other calls, since month end makes invoices whose lists its users may not change. */
export const makeInsuranceInvoice: InvoiceCalls['make'] = (invoice) =>
  dataOf(
    api.POST('/service/wallet/setInvoiceInsurance', {
      ...attemptOf(invoice),
      body: { invoice: { ...headOf(invoice), insuranceId: invoice.payerId }, bookings: invoice.bookings },
    }),
  );
