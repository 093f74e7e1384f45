import { textParam, useSearchState } from '@navette/shared/router';
import type { Period } from '@navette/shared/ui-form';
import type { FormattingContext } from '@navette/shared/ui-table';
import { useCallback } from 'react';
import {
  MOST_TRANSACTIONS,
  useTransactions,
  useTransactionTotals,
  type BankTransaction,
} from './requests/use-transactions.ts';
import { shownTotals, totalsOf } from './totals.ts';

const SEARCH = { q: textParam() };

/**
 * The transactions of a period. When there are more than the server answers with, it also searches and sums them: what is loaded is a part, and
 * its sum would say nothing.
 */
export function useTransactionList(days: Period['query']) {
  const [{ q }] = useSearchState(SEARCH);
  const all = useTransactionTotals(days);
  const count = all.data?.count ?? 0;
  const isPart = count > MOST_TRANSACTIONS;
  const searched = isPart && q !== '' ? { ...days, q } : days;
  const query = useTransactions(searched);
  const { data: sums } = useTransactionTotals(searched);
  const totals = useCallback(
    (found: readonly BankTransaction[], context: FormattingContext) =>
      isPart ? shownTotals(sums, context) : totalsOf(found, context),
    [isPart, sums],
  );
  return { query, totals, isPart, count };
}
