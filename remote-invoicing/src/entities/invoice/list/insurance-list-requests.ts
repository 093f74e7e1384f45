import { $api } from '@navette/shared/api';
import type { DateRange } from '@navette/shared/domain';
import { insuranceRows } from '../invoice-row.ts';

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
