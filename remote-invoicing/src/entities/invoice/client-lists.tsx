import { archiveRangeOf, monthOf, personName, type DateRange } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { periodSearch } from '@navette/shared/ui-form';
import { StatementDialog } from '../account/lazy-statement-dialog.ts';
import { clientCalls } from './client-calls.tsx';
import type { InvoiceListKind } from './invoice-columns.tsx';
import { $api } from '@navette/shared/api';
import { clientRows } from './invoice-row.ts';

/** Period of the active client invoices in the URL: the current month by default. */
export const CLIENT_SEARCH = periodSearch(monthOf);

/** Period of the archived client invoices in the URL: six months back. */
export const ARCHIVE_SEARCH = periodSearch(archiveRangeOf);

/** Client invoices (specification/invoices.md#client-invoice-list). */
export const clientInvoices: InvoiceListKind = {
  calls: clientCalls,
  tableId: 'invoices-clients',
  title: messageKey('invoice.clients.title'),
  empty: messageKey('invoice.empty'),
  columns: [
    'id',
    'date',
    'lastname',
    'firstname',
    'clientId',
    'amount',
    'open',
    'invoiceName',
    'late',
    'recall',
    'sent',
  ],
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
  columns: ['id', 'date', 'lastname', 'firstname', 'clientId', 'amount', 'balance', 'invoiceName', 'sent'],
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

export const useArchivedClientInvoices = ({ start, end }: DateRange) =>
  $api.useQuery(
    'post',
    '/service/invoice/clientsArchivedByDate',
    { body: { status: 1, startDate: start, endDate: end } },
    { select: clientRows },
  );
