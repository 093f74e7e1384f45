import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { Period } from '@navette/shared/ui-form';

/** A line of a bank statement. */
export type BankTransaction = components['schemas']['BankTransaction'];

/** Maximum lines in an answer. */
export const MOST_TRANSACTIONS = 20_000;

/** Query shared by list and totals. */
export type TransactionQuery = Period['query'] & { readonly q?: string };

/** The transactions of a period, or the latest of all; those of the former period stay until they arrive. */
export const useTransactions = (query: TransactionQuery) =>
  $api.useQuery('get', '/service/transaction/list', { params: { query } }, { placeholderData: keepPreviousData });

/** Count and sums of all matching transactions, however many the list shows. */
export const useTransactionTotals = (query: TransactionQuery) =>
  $api.useQuery('get', '/service/transaction/total', { params: { query } }, { placeholderData: keepPreviousData });

/** Sums of all matching transactions. */
export type TransactionTotals = components['schemas']['TransactionTotals'];
