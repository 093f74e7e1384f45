import { api, dataOf } from '@navette/shared/api';
import { RecallSelect } from './recall-select.tsx';
import { at, attemptOf, fileAt, headOf, contentsOf, statusBody, type InvoiceCalls } from './invoice-calls.ts';
import { type Mailing, mailed } from '../mailing/mailing.ts';

export const clientMailing: Mailing = {
  kind: 'client',
  hasLetters: true,
  send: (id, key, body) => dataOf(api.POST('/service/invoice/clients/{id}/mails', mailed(id, key, body))),
};

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
  ubl: (id) => dataOf(api.GET('/service/invoice/clients/{id}/ubl', fileAt(id))),
  saveStatus: (id, status, reason) =>
    api.POST('/service/invoice/clientsUpdate/{id}', { ...at(id), body: statusBody(status, reason) }),
  recall: (id) => <RecallSelect id={id} />,
};
