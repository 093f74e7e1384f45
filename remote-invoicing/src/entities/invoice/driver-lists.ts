import { messageKey } from '@navette/shared/i18n';
import { $api } from '@navette/shared/api';
import { driverCalls } from './driver-calls.ts';
import type { InvoiceListKind } from './invoice-columns.tsx';
import { driverRows } from './invoice-row.ts';

/** Settlements of drivers (specification/invoices.md#driver-invoice-list). */
export const driverInvoices: InvoiceListKind = {
  calls: driverCalls,
  tableId: 'invoices-drivers',
  title: messageKey('invoice.drivers.title'),
  empty: messageKey('invoice.drivers.empty'),
  row: messageKey('invoice.row.driver'),
  csvName: 'invoices_drivers',
  columns: ['id', 'date', 'lastname', 'firstname', 'driverId', 'clientId', 'amount', 'open', 'sent'],
  showsTotal: false,
  status: 'all',
};

/** Archived settlements (specification/invoices.md#archives). */
export const archivedDriverInvoices: InvoiceListKind = {
  ...driverInvoices,
  tableId: 'archive-drivers',
  title: messageKey('invoice.archive.drivers.title'),
  empty: messageKey('invoice.archive.drivers.empty'),
  csvName: 'invoices_drivers_archived',
  columns: ['id', 'date', 'lastname', 'firstname', 'driverId', 'clientId', 'amount', 'balance', 'sent'],
  showsTotal: true,
};

/** Active settlements. */
export const useDriverInvoices = () =>
  $api.useQuery('get', '/service/invoice/driversInvoices', {}, { select: driverRows });

export const useArchivedDriverInvoices = () =>
  $api.useQuery('get', '/service/invoice/driversArchived', {}, { select: driverRows });
