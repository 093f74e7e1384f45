import { addMonths, endOfMonth, personName, startOfMonth, type DateRange } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { periodSearch } from '@navette/shared/ui-form';
import { StatementDialog } from '../account/statement-dialog.tsx';
import { clientCalls, driverCalls, insuranceCalls } from './invoice-kinds.tsx';
import type { InvoiceListKind } from './invoice-columns.tsx';
import { $api } from '@navette/shared/api';
import { clientRows, driverRows, insuranceRows } from './invoice-row.ts';

/** Period of the active client invoices in the URL: the current month by default. */
export const CLIENT_SEARCH = periodSearch((today) => ({ start: startOfMonth(today), end: endOfMonth(today) }));

/** Period of the archived client invoices in the URL: six months back. */
export const ARCHIVE_SEARCH = periodSearch((today) => ({
  start: addMonths(startOfMonth(today), -6),
  end: endOfMonth(today),
}));

/** Client invoices (specification/invoices.md#client-invoice-list). */
export const clientInvoices: InvoiceListKind = {
  calls: clientCalls,
  tableId: 'invoices-clients',
  title: messageKey('invoice.clients.title'),
  empty: messageKey('invoice.empty'),
  columns: ['id', 'date', 'firstname', 'lastname', 'clientId', 'amount', 'open', 'invoiceName', 'late', 'recall'],
  csvName: 'invoices_clients',
  showsTotal: true,
  status: 'invoicing',
  statement: ({ payerId, ...name }, onClose) => (
    <StatementDialog clientId={payerId} name={personName(name, 'list')} onClose={onClose} />
  ),
};

/** Archived client invoices (specification/invoices.md#archives). */
export const archivedClientInvoices: InvoiceListKind = {
  ...clientInvoices,
  tableId: 'archive-clients',
  title: messageKey('invoice.archive.clients.title'),
  empty: messageKey('invoice.archive.empty'),
  columns: ['id', 'date', 'firstname', 'lastname', 'clientId', 'amount', 'balance', 'invoiceName'],
  csvName: 'invoices_clients_archived',
};

/** Active client invoices of a period. */
export const useClientInvoices = (range: DateRange) =>
  $api.useQuery(
    'post',
    '/service/invoice/clientsInvoicesByDate',
    { body: { startDate: range.start, endDate: range.end } },
    { select: clientRows },
  );

/** Archived client invoices of a period. */
export const useArchivedClientInvoices = ({ start, end }: DateRange) =>
  $api.useQuery(
    'post',
    '/service/invoice/clientsArchivedByDate',
    { body: { status: 1, startDate: start, endDate: end } },
    { select: clientRows },
  );

/** Driver invoices (specification/invoices.md#driver-invoice-list). */
export const driverInvoices: InvoiceListKind = {
  calls: driverCalls,
  tableId: 'invoices-drivers',
  title: messageKey('invoice.drivers.title'),
  empty: messageKey('invoice.empty'),
  columns: ['id', 'date', 'firstname', 'lastname', 'driverId', 'clientId', 'amount', 'open'],
  showsTotal: false,
  status: 'all',
};

/** Archived settlements (specification/invoices.md#archives). */
export const archivedDriverInvoices: InvoiceListKind = {
  ...driverInvoices,
  tableId: 'archive-drivers',
  title: messageKey('invoice.archive.drivers.title'),
  empty: messageKey('invoice.archive.empty'),
  columns: ['id', 'date', 'firstname', 'lastname', 'driverId', 'clientId', 'amount', 'balance'],
  showsTotal: true,
};

/** Active settlements. */
export const useDriverInvoices = () =>
  $api.useQuery('get', '/service/invoice/driversInvoices', {}, { select: driverRows });

/** Archived settlements. */
export const useArchivedDriverInvoices = () =>
  $api.useQuery('get', '/service/invoice/driversArchived', {}, { select: driverRows });

/** Days of the active invoices of insurers in the URL. */
export const INSURANCE_SEARCH = periodSearch((today) => ({ start: startOfMonth(today), end: endOfMonth(today) }));

/** Active invoices of insurers (specification/invoices.md#insurer-invoice-list). */
export const insuranceInvoices: InvoiceListKind = {
  calls: insuranceCalls,
  tableId: 'invoices-insurances',
  title: messageKey('invoice.insurances.title'),
  empty: messageKey('invoice.empty'),
  columns: ['id', 'date', 'name', 'clientId', 'amount', 'open', 'late'],
  csvName: 'invoices',
  showsTotal: true,
  status: 'invoicing',
};

/** Archived invoices of insurers (specification/invoices.md#archives). */
export const archivedInsuranceInvoices: InvoiceListKind = {
  calls: insuranceCalls,
  tableId: 'archive-insurances',
  title: messageKey('invoice.archive.insurances.title'),
  empty: messageKey('invoice.archive.empty'),
  columns: ['id', 'date', 'name', 'clientId', 'amount', 'balance'],
  csvName: 'invoices_insurances_archived',
  showsTotal: true,
  status: 'hidden',
};

/** Active invoices of insurers in a period. */
export const useInsuranceInvoices = (range: DateRange) =>
  $api.useQuery(
    'post',
    '/service/invoice/insurancesInvoicesByDate',
    { body: { startDate: range.start, endDate: range.end } },
    { select: insuranceRows },
  );

/** Archived invoices of insurers. */
export const useArchivedInsuranceInvoices = () =>
  $api.useQuery('get', '/service/invoice/insuranceArchived', {}, { select: insuranceRows });
