import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { creditNoteNumber, type InvoiceKind, invoiceNumber } from '@navette/shared/domain';
import { PRINT_PATIENCE } from '../document.tsx';

type Schemas = components['schemas'];
export type PlannedSending = Schemas['PlannedSending'];
export type SendingDocument = Schemas['SendingDocument'];

/** Kind of documents that are sent together. */
export type SendingKind = InvoiceKind | 'credit';

/** Number of a document as printed. */
export const documentNumber = (kind: SendingKind, id: number): string =>
  kind === 'credit' ? creditNoteNumber(id) : invoiceNumber(id);

/** Documents to be sent: invoices of a kind, with the letters of their reminders if wanted, or credit notes. */
export interface ToSend {
  readonly kind: SendingKind;
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
export const createSending = (kind: SendingKind, documents: readonly PlannedSending[], key: string) =>
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

/** The last sendings; followed while mails of one wait. */
export const useSendings = () =>
  $api.useQuery('get', '/service/sendings', undefined, {
    refetchInterval: ({ state }) => (state.data?.some(({ waiting }) => waiting > 0) === true ? EVERY : false),
  });

const at = (id: number) => ({ params: { path: { id } } });

export const stopSending = (id: number) => dataOf(api.POST('/service/sendings/{id}/stop', at(id)));

export const confirmPrinted = (id: number) => dataOf(api.POST('/service/sendings/{id}/printed', at(id)));

/** Documents of a sending for the post as one PDF. */
export const printSending = ({ id, twoSided }: { readonly id: number; readonly twoSided: boolean }): Promise<Blob> =>
  dataOf(api.POST('/service/sendings/{id}/pdf', { ...at(id), body: { twoSided }, parseAs: 'blob', ...PRINT_PATIENCE }));
