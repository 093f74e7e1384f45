import { api, type CallKey } from '@navette/shared/api';
import type { InvoiceKind } from '@navette/shared/domain';
import type { InvoiceRow } from './invoice-row.ts';

type SaveStatus = (id: number, status: InvoiceRow['status']) => Promise<unknown>;

const at = (id: number) => ({ params: { path: { id } } });

/** Saves the status of an invoice: any may follow any (S3 §4). */
export const saveInvoiceStatus: Readonly<Record<InvoiceKind, SaveStatus>> = {
  client: (id, status) => api.POST('/service/invoice/clientsUpdate/{id}', { ...at(id), body: { status } }),
  driver: (id, status) => api.POST('/service/invoice/driversUpdate/{id}', { ...at(id), body: { status } }),
  insurance: (id, status) => api.POST('/service/invoice/insurancesUpdate/{id}', { ...at(id), body: { status } }),
};

/** Calls that show invoices or what is still to be invoiced; a change of one makes them all old. */
export const INVOICE_CALLS: readonly CallKey[] = [
  ['post', '/service/invoice/clientsInvoicesByDate'],
  ['get', '/service/invoice/driversInvoices'],
  ['post', '/service/invoice/insurancesInvoicesByDate'],
  ['post', '/service/invoice/clientsArchivedByDate'],
  ['get', '/service/invoice/driversArchived'],
  ['get', '/service/invoice/insuranceArchived'],
  ['get', '/api/invoice/{id}'],
  ['post', '/service/wallet/totalByDriverDate'],
  ['post', '/service/wallet/totalByClientDate'],
  ['post', '/service/wallet/totalByInsuranceDate'],
  ['post', '/service/wallet/bookingsByDriverDate'],
  ['post', '/service/wallet/bookingsByClientDate'],
  ['post', '/service/wallet/bookingsByInsuranceDate'],
];
