import { sumMoney } from '@navette/shared/domain';
import type { FormattingContext, TableTotal } from '@navette/shared/ui-table';
import type { BankTransaction, TransactionTotals } from './requests/use-transactions.ts';

type Sums = Omit<TransactionTotals, 'count'>;

/** Totals in, out and overall of the rows found. */
export function totalsOf(found: readonly BankTransaction[], context: FormattingContext): TableTotal[] {
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

/** The three totals as the footer shows them; dots while the server has not told them. */
export const shownTotals = (sums: Sums | undefined, { t, formats }: FormattingContext): TableTotal[] => [
  { id: 'in', label: t('transactions.total.in'), value: sums ? formats.formatMoney(sums.received) : '…' },
  { id: 'out', label: t('transactions.total.out'), value: sums ? formats.formatMoney(sums.spent) : '…' },
  { id: 'all', label: t('transactions.total'), value: sums ? formats.formatMoney(sums.total) : '…' },
];
