import { monthOf, type DateRange } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { periodSearch } from '@navette/shared/ui-form';
import { $api } from '@navette/shared/api';
import { insuranceCalls } from './insurance-calls.ts';
import type { InvoiceListKind } from './invoice-columns.tsx';
import { insuranceRows } from './invoice-row.ts';

/** Days of the active invoices of insurers in the URL. */
export const INSURANCE_SEARCH = periodSearch(monthOf);

/** Active invoices of insurers (specification/invoices.md#insurer-invoice-list). */
export const insuranceInvoices: InvoiceListKind = {
  calls: insuranceCalls,
  tableId: 'invoices-insurances',
  title: messageKey('invoice.insurances.title'),
  empty: messageKey('invoice.empty'),
  columns: ['id', 'date', 'name', 'clientId', 'amount', 'open', 'late', 'sent'],
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
  columns: ['id', 'date', 'name', 'clientId', 'amount', 'balance', 'sent'],
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

export const useArchivedInsuranceInvoices = () =>
  $api.useQuery('get', '/service/invoice/insuranceArchived', {}, { select: insuranceRows });
