import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import type { InvoiceKind } from '@navette/shared/domain';
import { PRINT_PATIENCE } from '../document.tsx';

type Schemas = components['schemas'];
export type PlannedSending = Schemas['PlannedSending'];
export type SendingDocument = Schemas['SendingDocument'];

/** Documents to be sent: invoices of a kind, with the letters of their reminders if wanted. */
export interface ToSend {
  readonly kind: InvoiceKind;
  readonly invoices: readonly number[];
  readonly letters?: boolean;
}

/** Fresh preview of a sending. */
export const useSendingPreview = ({ kind, invoices, letters = false }: ToSend) =>
  $api.useQuery(
    'post',
    '/service/sendings/preview',
    { body: { kind, invoices: [...invoices], letters } },
    { gcTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );

/** Milliseconds between two looks at a sending under way. */
const EVERY = 1500;

/** A sending, followed until no mail waits. */
export const useSending = (id: number) =>
  $api.useQuery(
    'get',
    '/service/sendings/{id}',
    { params: { path: { id } } },
    {
      meta: { failure: 'inPlace' },
      refetchInterval: ({ state }) =>
        state.data?.documents.some(({ state: one }) => one === 'waiting') === false ? false : EVERY,
    },
  );

/** Queues documents; the same key queues them once. */
export const createSending = (kind: InvoiceKind, documents: readonly PlannedSending[], key: string) =>
  dataOf(
    api.POST('/service/sendings', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        kind,
        documents: documents.flatMap(({ invoiceId, recall, channel, seen }) =>
          channel === 'none' ? [] : [{ invoiceId, recall, channel, seen }],
        ),
      },
    }),
  );

const at = (id: number) => ({ params: { path: { id } } });

export const stopSending = (id: number) => dataOf(api.POST('/service/sendings/{id}/stop', at(id)));

export const confirmPrinted = (id: number) => dataOf(api.POST('/service/sendings/{id}/printed', at(id)));

/** Documents of a sending for the post as one PDF. */
export const printSending = ({ id, twoSided }: { readonly id: number; readonly twoSided: boolean }): Promise<Blob> =>
  dataOf(api.POST('/service/sendings/{id}/pdf', { ...at(id), body: { twoSided }, parseAs: 'blob', ...PRINT_PATIENCE }));
