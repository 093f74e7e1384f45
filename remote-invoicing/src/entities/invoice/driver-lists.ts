import { messageKey } from '@navette/shared/i18n';
import { $api } from '@navette/shared/api';
import { driverCalls } from './driver-calls.ts';
import type { InvoiceListKind } from './invoice-columns.tsx';
import { driverRows } from './invoice-row.ts';

/** Driver invoices (specification/invoices.md#driver-invoice-list). */
export const driverInvoices: InvoiceListKind = {
  calls: driverCalls,
  tableId: 'invoices-drivers',
  title: messageKey('invoice.drivers.title'),
  empty: messageKey('invoice.empty'),
  columns: ['id', 'date', 'lastname', 'firstname', 'driverId', 'clientId', 'amount', 'open'],
  showsTotal: false,
  status: 'all',
};

/** Archived settlements (specification/invoices.md#archives). */
export const archivedDriverInvoices: InvoiceListKind = {
  ...driverInvoices,
  tableId: 'archive-drivers',
  title: messageKey('invoice.archive.drivers.title'),
  empty: messageKey('invoice.archive.empty'),
  columns: ['id', 'date', 'lastname', 'firstname', 'driverId', 'clientId', 'amount', 'balance'],
  showsTotal: true,
};

/** Active settlements. */
export const useDriverInvoices = () =>
  $api.useQuery('get', '/service/invoice/driversInvoices', {}, { select: driverRows });

export const useArchivedDriverInvoices = () =>
  $api.useQuery('get', '/service/invoice/driversArchived', {}, { select: driverRows });
