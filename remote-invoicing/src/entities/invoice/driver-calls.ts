import { api, dataOf } from '@navette/shared/api';
import { at, attemptOf, fileAt, headOf, contentsOf, statusBody, type InvoiceCalls } from './invoice-calls.ts';
import { type Mailing, mailed } from '../mailing/mailing.ts';

const driverMailing: Mailing = {
  kind: 'driver',
  send: (id, key, body) => dataOf(api.POST('/service/invoice/drivers/{id}/mails', mailed(id, key, body))),
};

/** Calls about settlements of drivers. */
export const driverCalls: InvoiceCalls = {
  kind: 'driver',
  mailing: driverMailing,
  document: (id) => dataOf(api.GET('/service/invoice/drivers/{id}/document', at(id))),
  draft: ({ payerId, date, bookings }) =>
    dataOf(api.POST('/service/wallet/driverDocument', { body: { date, bookings, driverId: payerId } })),
  make: (invoice) =>
    dataOf(
      api.POST('/service/wallet/setInvoiceDriver', {
        ...attemptOf(invoice),
        body: { invoice: { ...headOf(invoice), driverId: invoice.payerId }, ...contentsOf(invoice) },
      }),
    ),
  lines: (id, payerId) =>
    dataOf(api.POST('/service/invoice/bookingsByDriverInvoice', { body: { invoiceId: id, driverId: payerId } })),
  pdf: (id) => dataOf(api.GET('/service/invoice/drivers/{id}/pdf', fileAt(id))),
  saveStatus: (id, status, reason) =>
    api.POST('/service/invoice/driversUpdate/{id}', { ...at(id), body: statusBody(status, reason) }),
};
