import { $api } from '@navette/shared/api';
import type { DateRange } from '@navette/shared/domain';
import { clientRows } from '../invoice-row.ts';

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
