import type { components } from '@navette/openapi/types';
import { $api, api, type CallKey, dataOf } from '@navette/shared/api';
import { invoiceNumber } from '@navette/shared/domain';
import { AFTER_PAYMENT } from '../../entities/account/account-requests.ts';

/** A payment that is due. */
export type DuePayment = components['schemas']['DuePayment'];

export type DuePayments = components['schemas']['DuePayments'];

export type PaymentBatch = components['schemas']['PaymentBatch'];

export type PaymentOrder = components['schemas']['PaymentOrder'];

type BatchType = PaymentBatch['type'];

type BatchForm = components['schemas']['PaymentBatchForm'];

/** Cached answers that a batch changes. */
export const AFTER_BATCH: readonly CallKey[] = [
  ['get', '/service/payment/due'],
  ['get', '/service/payment/batch'],
  ['get', '/service/payment/batch/{id}/orders'],
  ['get', '/api/expense'],
  ...AFTER_PAYMENT,
];

export const useDuePayments = (type: BatchType) =>
  $api.useQuery('get', '/service/payment/due', { params: { query: { type } } });

export const useBatches = () => $api.useQuery('get', '/service/payment/batch', {});

export const useOrders = (id: number) =>
  $api.useQuery(
    'get',
    '/service/payment/batch/{id}/orders',
    { params: { path: { id } } },
    { meta: { failure: 'inPlace' } },
  );

/** Makes a batch; answers its number. @throws ApiProblem 409 `batch.account` when an account changed since the last payment */
export const createBatch = async (body: BatchForm, attempt: string): Promise<number> =>
  (await dataOf(api.POST('/service/payment/batch', { body, params: { header: { 'Idempotency-Key': attempt } } })))
    .insertId;

/** The file of a batch, the same bytes each time. */
export const batchFile = (id: number): Promise<Blob> =>
  dataOf(api.GET('/service/payment/batch/{id}/file', { params: { path: { id } }, parseAs: 'blob' }));

export const markSent = (id: number, date: string): Promise<unknown> =>
  dataOf(api.POST('/service/payment/batch/{id}/sent', { params: { path: { id } }, body: { date } }));

export const cancelBatch = (id: number): Promise<unknown> =>
  dataOf(api.POST('/service/payment/batch/{id}/cancel', { params: { path: { id } } }));

export const refuseOrder = (id: number, reason: string): Promise<unknown> =>
  dataOf(api.POST('/service/payment/order/{id}/refuse', { params: { path: { id } }, body: { reason } }));

export const saveRefundAccount = (body: components['schemas']['RefundAccountForm']): Promise<unknown> =>
  dataOf(api.POST('/service/payment/account', { body }));

/** Name of a batch, as of its file. */
export const batchName = (id: number): string => `B${String(id).padStart(6, '0')}`;

/** Number of what is paid: of the invoice, of a supplier's one where it has a number. */
export const paymentNumber = ({
  kind,
  recordId,
  document,
}: Pick<DuePayment, 'kind' | 'recordId'> & Partial<Pick<DuePayment, 'document'>>): string =>
  kind === 'expense' ? (document ?? String(recordId)) : invoiceNumber(recordId);
