import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { PaymentMade } from '../../../entities/account/account-requests.ts';
import type { TransactionQuery } from './use-transactions.ts';

/** A proposed invoice of a transaction. */
export type MatchProposal = components['schemas']['MatchProposal'];
/** An earlier transaction that a transaction seems to return. */
export type ReturnProposal = components['schemas']['ReturnProposal'];
/** Proposed payments and returns of a transaction. */
export type Proposals = components['schemas']['TransactionProposals'];
/** Returned payment, and the invoices that it paid. */
export type ReturnMade = components['schemas']['ReturnMade'];
/** A payment made by a transaction. */
export type TransactionPayment = components['schemas']['TransactionPayment'];
type CertainMatch = components['schemas']['CertainMatch'];

/** Proposals for the transactions of a period. */
export const useProposals = ({ startDate, endDate }: TransactionQuery) =>
  $api.useQuery(
    'get',
    '/service/transaction/proposals',
    { params: { query: { ...(startDate && { startDate }), ...(endDate && { endDate }) } } },
    { placeholderData: keepPreviousData, meta: { failure: 'inPlace' } },
  );

/** Payments of a transaction. */
export const useTransactionPayments = (transactionId: number) =>
  $api.useQuery(
    'get',
    '/service/transaction/payments',
    { params: { query: { transactionId } } },
    { gcTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );

/** Matches a transaction with an invoice. @throws ApiProblem 409 when a colleague was first */
export const matchTransaction = (
  body: components['schemas']['TransactionMatch'],
  attempt: string,
): Promise<PaymentMade> =>
  dataOf(api.POST('/service/transaction/match', { body, params: { header: { 'Idempotency-Key': attempt } } }));

/** Accepts certain proposals and closes the invoices; those no longer certain are left alone. */
export const matchCertain = (transactions: number[], attempt: string): Promise<CertainMatch[]> =>
  dataOf(
    api.POST('/service/transaction/matchCertain', {
      body: { transactions },
      params: { header: { 'Idempotency-Key': attempt } },
    }),
  );

/** Pairs a transaction with the earlier one that it returns. @throws ApiProblem 409 when they do not fit */
export const returnTransaction = (transactionId: number, returnOf: number, attempt: string): Promise<ReturnMade> =>
  dataOf(
    api.POST('/service/transaction/return', {
      body: { transactionId, returnOf },
      params: { header: { 'Idempotency-Key': attempt } },
    }),
  );

/** Undoes the pairing of a transaction with the returned one. */
export const undoReturn = (id: number): Promise<ReturnMade> =>
  dataOf(api.POST('/service/transaction/return/undo/{id}', { params: { path: { id } } }));
