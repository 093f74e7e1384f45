import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { Period } from '@navette/shared/ui-form';

/** A line of a bank statement. */
export type BankTransaction = components['schemas']['BankTransaction'];

/** The most lines that the server answers with. */
export const MOST_TRANSACTIONS = 20_000;

/** The transactions of some days, or the latest of all; those of the days before stay until they are there. */
export const useTransactions = (days: Period['query']) =>
  $api.useQuery('get', '/service/transaction/list', { params: { query: days } }, { placeholderData: keepPreviousData });
