import { $api } from '@navette/shared/api';
import { driverRows } from '../invoice-row.ts';

/** Active settlements. */
export const useDriverInvoices = () =>
  $api.useQuery('get', '/service/invoice/driversInvoices', {}, { select: driverRows });

/** Archived settlements. */
export const useArchivedDriverInvoices = () =>
  $api.useQuery('get', '/service/invoice/driversArchived', {}, { select: driverRows });
