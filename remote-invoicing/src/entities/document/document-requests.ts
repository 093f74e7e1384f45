import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import type { InvoiceKind, IsoDate } from '@navette/shared/domain';
import { queryOptions } from '@tanstack/react-query';

/** What a document is made of. */
export type InvoiceDocument = components['schemas']['InvoiceDocument'];

/** An invoice to look at before it is made. */
export interface Draft {
  readonly payerId: number;
  readonly date: IsoDate;
  readonly bookings: number[];
}

const at = (id: number) => ({ params: { path: { id } } });

const READ: Readonly<Record<InvoiceKind, (id: number) => Promise<InvoiceDocument>>> = {
  client: (id) => dataOf(api.GET('/service/invoice/clients/{id}/document', at(id))),
  driver: (id) => dataOf(api.GET('/service/invoice/drivers/{id}/document', at(id))),
  insurance: (id) => dataOf(api.GET('/service/invoice/insurances/{id}/document', at(id))),
};

const DRAFT: Readonly<Record<InvoiceKind, (draft: Draft) => Promise<InvoiceDocument>>> = {
  client: ({ payerId: clientId, ...draft }) =>
    dataOf(api.POST('/service/wallet/clientDocument', { body: { ...draft, clientId } })),
  driver: ({ payerId: driverId, ...draft }) =>
    dataOf(api.POST('/service/wallet/driverDocument', { body: { ...draft, driverId } })),
  insurance: ({ payerId: insuranceId, ...draft }) =>
    dataOf(api.POST('/service/wallet/insuranceDocument', { body: { ...draft, insuranceId } })),
};

const meta = { failure: 'inPlace' } as const;

/** The document of an invoice, as it was kept when it was made. */
export const documentOf = (kind: InvoiceKind, id: number) =>
  queryOptions({ queryKey: ['invoiceDocument', kind, id], queryFn: () => READ[kind](id), meta });

/** The document of an invoice that is not made yet; asked anew each time it is looked at. */
export const draftOf = (kind: InvoiceKind, draft: Draft) =>
  queryOptions({
    queryKey: ['invoiceDraft', kind, draft],
    queryFn: () => DRAFT[kind](draft),
    meta,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    enabled: draft.bookings.length > 0,
  });
