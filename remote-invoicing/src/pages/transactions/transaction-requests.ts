import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { Period } from '@navette/shared/ui-form';

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
