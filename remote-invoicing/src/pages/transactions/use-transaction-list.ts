import { textParam, useSearchState } from '@navette/shared/router';
import type { Period } from '@navette/shared/ui-form';
import type { FormattingContext, TableTotal } from '@navette/shared/ui-table';
import { useCallback } from 'react';
import {
  MOST_TRANSACTIONS,
  useTransactions,
  useTransactionTotals,
  type BankTransaction,
  type TransactionTotals,
} from './requests/use-transactions.ts';
import { sumMoney } from '@navette/shared/domain';

const SEARCH = { q: textParam() };

/**
 * The transactions of a period. Beyond the server's maximum, search and sums are done by the server: only a part is loaded, and its sum would be
 * meaningless.
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

type Sums = Omit<TransactionTotals, 'count'>;

/** Totals in, out and overall of the rows found. */
function totalsOf(found: readonly BankTransaction[], context: FormattingContext): TableTotal[] {
  const amounts = found.map(({ amount }) => amount);
  return shownTotals(
    {
      received: sumMoney(amounts.filter((amount) => amount > 0)),
      spent: sumMoney(amounts.filter((amount) => amount < 0)),
      total: sumMoney(amounts),
    },
    context,
  );
}

/** The three totals in the footer; dots while the server's are loading. */
const shownTotals = (sums: Sums | undefined, { t, formats }: FormattingContext): TableTotal[] => [
  { id: 'in', label: t('transactions.total.in'), value: sums ? formats.formatMoney(sums.received) : '…' },
  { id: 'out', label: t('transactions.total.out'), value: sums ? formats.formatMoney(sums.spent) : '…' },
  { id: 'all', label: t('transactions.total'), value: sums ? formats.formatMoney(sums.total) : '…' },
];
