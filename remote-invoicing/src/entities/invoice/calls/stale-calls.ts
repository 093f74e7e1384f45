import type { CallKey } from '@navette/shared/api';

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
