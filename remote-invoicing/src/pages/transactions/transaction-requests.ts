import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { Period } from '@navette/shared/ui-form';
import type { PaymentMade } from '../../entities/account/account-requests.ts';

export type BankTransaction = components['schemas']['BankTransaction'];

/** Maximum lines in an answer. */
export const MOST_TRANSACTIONS = 20_000;

/** Query shared by list and totals. */
type TransactionQuery = Period['query'] & { readonly q?: string };

/** The transactions of a period, or the latest of all; those of the former period stay until they arrive. */
export const useTransactions = (query: TransactionQuery) =>
  $api.useQuery('get', '/service/transaction/list', { params: { query } }, { placeholderData: keepPreviousData });

/** Count and sums of all matching transactions, however many the list shows. */
export const useTransactionTotals = (query: TransactionQuery) =>
  $api.useQuery('get', '/service/transaction/total', { params: { query } }, { placeholderData: keepPreviousData });

/** Sums of all matching transactions. */
export type TransactionTotals = components['schemas']['TransactionTotals'];

/** A proposed invoice of a transaction. */
export type MatchProposal = components['schemas']['MatchProposal'];

/** An earlier transaction that a transaction seems to return. */
export type ReturnProposal = components['schemas']['ReturnProposal'];

type Proposals = components['schemas']['TransactionProposals'];

/** Returned payment, and the invoices that it paid. */
type ReturnMade = components['schemas']['ReturnMade'];

export type TransactionPayment = components['schemas']['TransactionPayment'];
type CertainMatch = components['schemas']['CertainMatch'];

export const useProposals = ({ startDate, endDate }: TransactionQuery) =>
  $api.useQuery(
    'get',
    '/service/transaction/proposals',
    { params: { query: { ...(startDate && { startDate }), ...(endDate && { endDate }) } } },
    { placeholderData: keepPreviousData, meta: { failure: 'inPlace' } },
  );

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

export const undoReturn = (id: number): Promise<ReturnMade> =>
  dataOf(api.POST('/service/transaction/return/undo/{id}', { params: { path: { id } } }));

export type TransactionImport = components['schemas']['TransactionImport'];

/** Timeout for 200 MB over a slow connection. */
const PATIENCE = { timeout: 15 * 60_000 };

/** Confirmations of the user about a file after a first attempt. */
export interface ImportAnswers {
  /** Imports it despite a balance that does not add up. */
  readonly acceptBalance?: boolean;
  /** Lines confirmed as payments of their own, though they look like known ones. */
  readonly doubles?: readonly number[];
}

/**
 * Uploads a bank file unchanged.
 * @throws {ApiProblem} `validation` on `file` when the server can't read it; `statement.balance` when its balance does not add up
 */
export const importFile = (file: File, { acceptBalance, doubles = [] }: ImportAnswers): Promise<TransactionImport> =>
  dataOf(
    api.POST('/service/transaction/import', {
      params: {
        query: {
          name: file.name.slice(-255),
          ...(acceptBalance && { acceptBalance: '1' as const }),
          ...(doubles.length > 0 && { doubles: doubles.join(',') }),
        },
      },
      headers: { 'Content-Type': 'application/octet-stream' },
      // The contract has no type for binary bodies: the serializer replaces the empty string by the file.
      body: '',
      bodySerializer: () => file,
      ...PATIENCE,
    }),
  );

/** A transaction with its proposed invoices. */
export interface MatchedLine extends BankTransaction {
  readonly proposals: readonly MatchProposal[];
  /** Earlier transactions that it seems to return. */
  readonly returns: readonly ReturnProposal[];
  /** Its proposals are still loading. */
  readonly searching: boolean;
}

/** Match states of a transaction, in the column's sort order. */
export const MATCH_STATES = [
  'certain',
  'return',
  'proposed',
  'partly',
  'searching',
  'none',
  'matched',
  'returned',
] as const;

export type MatchState = (typeof MATCH_STATES)[number];

/** The certain proposal of a transaction, if any. */
export const certainOf = ({ proposals }: MatchedLine): MatchProposal | undefined =>
  proposals.find(({ certain }) => certain);

/** The transaction that a transaction returns, if that is at least as likely as any proposed invoice. */
export const returnOf = ({ returns: [best], proposals: [invoice] }: MatchedLine): ReturnProposal | undefined =>
  best && best.certainty >= (invoice?.certainty ?? 0) ? best : undefined;

export function matchState(line: MatchedLine): MatchState {
  if (line.returnOf !== null || line.returnedBy !== null) return 'returned';
  if (line.rest === 0) return 'matched';
  if (certainOf(line)) return 'certain';
  if (returnOf(line)) return 'return';
  if (line.proposals.length > 0) return 'proposed';
  if (line.matched !== 0) return 'partly';
  return line.searching ? 'searching' : 'none';
}

/**
 * Adds its proposals to each transaction.
 * @param arriving more proposals are loading, so that a transaction without one may still get some
 */
export function withProposals(
  lines: readonly BankTransaction[],
  proposals: readonly Pick<Proposals, 'transactionId' | 'invoices' | 'returns'>[],
  arriving: boolean,
): MatchedLine[] {
  const byLine = new Map(proposals.map((found) => [found.transactionId, found]));
  return lines.map((line) => {
    const found = byLine.get(line.id);
    return { ...line, proposals: found?.invoices ?? [], returns: found?.returns ?? [], searching: arriving && !found };
  });
}
