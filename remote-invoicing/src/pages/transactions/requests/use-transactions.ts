import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { Period } from '@navette/shared/ui-form';

/** A line of a bank statement. */
export type BankTransaction = components['schemas']['BankTransaction'];

/** The most lines that the server answers with. */
export const MOST_TRANSACTIONS = 20_000;

/** What list and totals are asked for. */
export type TransactionQuery = Period['query'] & { readonly q?: string };

/** The transactions of some days, or the latest of all; those of the days before stay until they are there. */
export const useTransactions = (query: TransactionQuery) =>
  $api.useQuery('get', '/service/transaction/list', { params: { query } }, { placeholderData: keepPreviousData });

/** Number and sums of all that match, however many the list shows. */
export const useTransactionTotals = (query: TransactionQuery) =>
  $api.useQuery('get', '/service/transaction/total', { params: { query } }, { placeholderData: keepPreviousData });

/** Sums of all transactions that match. */
export type TransactionTotals = components['schemas']['TransactionTotals'];
