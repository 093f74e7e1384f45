import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';

/** An invoice of a client, in short. */
export type ClientInvoice = components['schemas']['ClientInvoiceSummary'];

/** The invoices of a client, the latest first. Only for who may see invoices. */
export const useClientInvoices = (id: number) =>
  $api.useQuery('get', '/service/client/{id}/invoices', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });
