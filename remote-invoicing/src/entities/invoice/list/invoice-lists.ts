import { addMonths, endOfMonth, startOfMonth } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { periodSearch } from '@navette/shared/ui-form';
import type { InvoiceListKind } from './invoice-list-kind.ts';

const thisMonth = () => periodSearch((today) => ({ start: startOfMonth(today), end: endOfMonth(today) }));

/** Days of the active client invoices in the URL; the specification has no default, so it is the month, as elsewhere. */
export const CLIENT_SEARCH = thisMonth();
/** Days of the active invoices of insurers in the URL. */
export const INSURANCE_SEARCH = thisMonth();
/** Days of the archived client invoices in the URL: six months back. */
export const ARCHIVE_SEARCH = periodSearch((today) => ({
  start: addMonths(startOfMonth(today), -6),
  end: endOfMonth(today),
}));

/** Client invoices (S3 §2.7). */
export const clientInvoices: InvoiceListKind = {
  kind: 'client',
  tableId: 'invoices-clients',
  title: messageKey('invoice.clients.title'),
  empty: messageKey('invoice.empty'),
  columns: ['id', 'date', 'firstname', 'lastname', 'clientId', 'amount', 'open', 'invoiceName', 'late', 'recall'],
  csvName: 'invoices_clients',
  showsTotal: true,
  status: 'invoicing',
};

/** Driver invoices (S3 §2.8). */
export const driverInvoices: InvoiceListKind = {
  kind: 'driver',
  tableId: 'invoices-drivers',
  title: messageKey('invoice.drivers.title'),
  empty: messageKey('invoice.empty'),
  columns: ['id', 'date', 'firstname', 'lastname', 'driverId', 'clientId', 'amount', 'open'],
  showsTotal: false,
  status: 'all',
};

/** Active invoices of insurers (S3 §2.9). */
export const insuranceInvoices: InvoiceListKind = {
  kind: 'insurance',
  tableId: 'invoices-insurances',
  title: messageKey('invoice.insurances.title'),
  empty: messageKey('invoice.empty'),
  columns: ['id', 'date', 'name', 'clientId', 'amount', 'open', 'late'],
  csvName: 'invoices',
  showsTotal: true,
  status: 'invoicing',
};

/** Archived client invoices (S3 §2.10). */
export const archivedClientInvoices: InvoiceListKind = {
  ...clientInvoices,
  tableId: 'archive-clients',
  title: messageKey('invoice.archive.clients.title'),
  empty: messageKey('invoice.archive.empty'),
  columns: ['id', 'date', 'firstname', 'lastname', 'clientId', 'amount', 'invoiceName'],
  csvName: 'invoices_clients_archived',
};

/** Archived settlements (S3 §2.10). */
export const archivedDriverInvoices: InvoiceListKind = {
  ...driverInvoices,
  tableId: 'archive-drivers',
  title: messageKey('invoice.archive.drivers.title'),
  empty: messageKey('invoice.archive.empty'),
  columns: ['id', 'date', 'firstname', 'lastname', 'driverId', 'clientId', 'amount'],
  showsTotal: true,
};

/** Archived invoices of insurers (S3 §2.10). */
export const archivedInsuranceInvoices: InvoiceListKind = {
  kind: 'insurance',
  tableId: 'archive-insurances',
  title: messageKey('invoice.archive.insurances.title'),
  empty: messageKey('invoice.archive.empty'),
  columns: ['id', 'date', 'name', 'clientId', 'amount'],
  csvName: 'invoices_insurances_archived',
  showsTotal: true,
  status: 'hidden',
};
