import { $api } from '@navette/shared/api';
import type { DateRange } from '@navette/shared/domain';
import { clientRows, driverRows, insuranceRows } from '../invoice-row.ts';

const days = ({ start, end }: DateRange) => ({ body: { startDate: start, endDate: end } });

/** Active client invoices of a period. */
export const useClientInvoices = (range: DateRange) =>
  $api.useQuery('post', '/service/invoice/clientsInvoicesByDate', days(range), { select: clientRows });

/** Active settlements. */
export const useDriverInvoices = () =>
  $api.useQuery('get', '/service/invoice/driversInvoices', {}, { select: driverRows });

/** Active invoices of insurers in a period. */
export const useInsuranceInvoices = (range: DateRange) =>
  $api.useQuery('post', '/service/invoice/insurancesInvoicesByDate', days(range), { select: insuranceRows });

/** Archived client invoices of a period. */
export const useArchivedClientInvoices = ({ start, end }: DateRange) =>
  $api.useQuery(
    'post',
    '/service/invoice/clientsArchivedByDate',
    { body: { status: 1, startDate: start, endDate: end } },
    { select: clientRows },
  );

/** Archived settlements. */
export const useArchivedDriverInvoices = () =>
  $api.useQuery('get', '/service/invoice/driversArchived', {}, { select: driverRows });

/** Archived invoices of insurers. */
export const useArchivedInsuranceInvoices = () =>
  $api.useQuery('get', '/service/invoice/insuranceArchived', {}, { select: insuranceRows });
