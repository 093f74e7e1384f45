import { api, dataOf } from '@navette/shared/api';
import { RecallSelect } from './recall-select.tsx';
import { at, attemptOf, fileAt, headOf, contentsOf, statusBody, type InvoiceCalls } from './invoice-calls.ts';
import { type Mailing, PATIENCE } from '../mailing/mailing.ts';

/** Mails with client invoices. */
export const clientMailing: Mailing = {
  kind: 'client',
  hasLetters: true,
  list: (id) => dataOf(api.GET('/service/invoice/clients/{id}/mails', { params: { path: { id } } })),
  send: (id, key, body) =>
    dataOf(
      api.POST('/service/invoice/clients/{id}/mails', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        ...PATIENCE,
      }),
    ),
};

/** Calls about client invoices. */
export const clientCalls: InvoiceCalls = {
  kind: 'client',
  mailing: clientMailing,
  document: (id) => dataOf(api.GET('/service/invoice/clients/{id}/document', at(id))),
  draft: ({ payerId, date, bookings }) =>
    dataOf(api.POST('/service/wallet/clientDocument', { body: { date, bookings, clientId: payerId } })),
  make: (invoice) =>
    dataOf(
      api.POST('/service/wallet/setInvoice', {
        ...attemptOf(invoice),
        body: { invoice: { ...headOf(invoice), clientId: invoice.payerId }, ...contentsOf(invoice) },
      }),
    ),
  lines: (id, payerId) =>
    dataOf(api.POST('/service/invoice/bookingsByClientInvoice', { body: { invoiceId: id, clientId: payerId } })),
  pdf: (id) => dataOf(api.GET('/service/invoice/clients/{id}/pdf', fileAt(id))),
  saveStatus: (id, status, reason) =>
    api.POST('/service/invoice/clientsUpdate/{id}', { ...at(id), body: statusBody(status, reason) }),
  recall: (id) => <RecallSelect id={id} />,
};

/** Mails with driver settlements. */
const driverMailing: Mailing = {
  kind: 'driver',
  list: (id) => dataOf(api.GET('/service/invoice/drivers/{id}/mails', { params: { path: { id } } })),
  send: (id, key, body) =>
    dataOf(
      api.POST('/service/invoice/drivers/{id}/mails', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        ...PATIENCE,
      }),
    ),
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

/** Mails with insurance invoices. */
const insuranceMailing: Mailing = {
  kind: 'insurance',
  list: (id) => dataOf(api.GET('/service/invoice/insurances/{id}/mails', { params: { path: { id } } })),
  send: (id, key, body) =>
    dataOf(
      api.POST('/service/invoice/insurances/{id}/mails', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        ...PATIENCE,
      }),
    ),
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
  saveStatus: (id, status, reason) =>
    api.POST('/service/invoice/insurancesUpdate/{id}', { ...at(id), body: statusBody(status, reason) }),
};
