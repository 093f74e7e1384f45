import { api, dataOf } from '@navette/shared/api';
import { at, attemptOf, fileAt, headOf, contentsOf, statusBody, type InvoiceCalls } from './invoice-calls.ts';
import { type Mailing, mailed } from '../mailing/mailing.ts';

const insuranceMailing: Mailing = {
  kind: 'insurance',
  send: (id, key, body) => dataOf(api.POST('/service/invoice/insurances/{id}/mails', mailed(id, key, body))),
};

/** Calls about invoices of insurers. */
export const insuranceCalls: InvoiceCalls = {
  kind: 'insurance',
  mailing: insuranceMailing,
  document: (id) => dataOf(api.GET('/service/invoice/insurances/{id}/document', at(id))),
  draft: ({ payerId, date, bookings }) =>
    dataOf(api.POST('/service/wallet/insuranceDocument', { body: { date, bookings, insuranceId: payerId } })),
  make: (invoice) =>
    dataOf(
      api.POST('/service/wallet/setInvoiceInsurance', {
        ...attemptOf(invoice),
        body: { invoice: { ...headOf(invoice), insuranceId: invoice.payerId }, ...contentsOf(invoice) },
      }),
    ),
  lines: (id, payerId) =>
    dataOf(api.POST('/service/invoice/bookingsByInsuranceInvoice', { body: { invoiceId: id, insuranceId: payerId } })),
  pdf: (id) => dataOf(api.GET('/service/invoice/insurances/{id}/pdf', fileAt(id))),
  ubl: (id) => dataOf(api.GET('/service/invoice/insurances/{id}/ubl', fileAt(id))),
  saveStatus: (id, status, reason) =>
    api.POST('/service/invoice/insurancesUpdate/{id}', { ...at(id), body: statusBody(status, reason) }),
};
