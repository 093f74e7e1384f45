import type { components } from '@navette/openapi/types';
import { $api, api, type CallKey, dataOf } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import { AFTER_PAYMENT } from '../../entities/account/account-requests.ts';

export type LineState = components['schemas']['LineState'];
export type LinePart = components['schemas']['LinePart'];
type CertainMatch = components['schemas']['CertainMatch'];

/** Lists of the workbench. */
export const LINE_STATES = ['open', 'aside', 'done'] as const;
export type ListedState = (typeof LINE_STATES)[number];

/** Booked transactions that are listed: the latest. */
const MOST_DONE = 500;

/** Cached answers that a reconciled transaction changes. */
export const AFTER_RECONCILING: readonly CallKey[] = [
  ...AFTER_PAYMENT,
  ['get', '/service/transaction/parts'],
  ['get', '/service/transaction/open'],
  ['get', '/api/expense'],
];

export const useLines = (state: ListedState) =>
  $api.useQuery(
    'get',
    '/service/transaction/list',
    { params: { query: { state, ...(state !== 'open' && { limit: MOST_DONE }) } } },
    { meta: { failure: 'inPlace' } },
  );

/** One transaction, which the list does not have. */
export const useLine = (id: number, enabled: boolean) =>
  $api.useQuery(
    'get',
    '/service/transaction/list',
    { params: { query: { id } } },
    { enabled, meta: { failure: 'inPlace' } },
  );

/** Parts of a transaction, without undone ones. */
export const useParts = (transactionId: number) =>
  $api.useQuery(
    'get',
    '/service/transaction/parts',
    { params: { query: { transactionId } } },
    { meta: { failure: 'inPlace' } },
  );

/** Open invoices, credits and expenses by words. */
export const useOpenItems = (q: string, enabled: boolean) =>
  $api.useQuery(
    'get',
    '/service/transaction/open',
    { params: { query: { q } } },
    { enabled, placeholderData: keepPreviousData, meta: { failure: 'inPlace' } },
  );

/** Divides a transaction, all or nothing. @throws ApiProblem 409 when a colleague was first */
export const reconcile = (body: components['schemas']['ReconcileForm'], attempt: string): Promise<LineState> =>
  dataOf(api.POST('/service/transaction/reconcile', { body, params: { header: { 'Idempotency-Key': attempt } } }));

export const undoLine = (id: number): Promise<LineState> =>
  dataOf(api.POST('/service/transaction/undo/{id}', { params: { path: { id } } }));

export const undoPart = (id: number): Promise<LineState> =>
  dataOf(api.POST('/service/transaction/part/undo/{id}', { params: { path: { id } } }));

/** Accepts certain proposals; those no longer certain are left alone. */
export const takeCertain = (transactions: number[], attempt: string): Promise<CertainMatch[]> =>
  dataOf(
    api.POST('/service/transaction/matchCertain', {
      body: { transactions },
      params: { header: { 'Idempotency-Key': attempt } },
    }),
  );

/** Pairs a transaction with the earlier one that it returns. @throws ApiProblem 409 when they do not fit */
export const returnTransaction = (
  transactionId: number,
  returnOf: number,
  attempt: string,
): Promise<components['schemas']['ReturnMade']> =>
  dataOf(
    api.POST('/service/transaction/return', {
      body: { transactionId, returnOf },
      params: { header: { 'Idempotency-Key': attempt } },
    }),
  );
