import { sumMoney } from '@navette/shared/domain';
import type { FormattingContext, TableTotal } from '@navette/shared/ui-table';
import type { BankTransaction } from './requests/use-transactions.ts';

/** Totals in, out and overall of the rows found. */
export function totalsOf(found: readonly BankTransaction[], { t, formats }: FormattingContext): TableTotal[] {
  const total = (amounts: readonly number[]) => formats.formatMoney(sumMoney(amounts));
  const amounts = found.map(({ amount }) => amount);
  return [
    { id: 'in', label: t('transactions.total.in'), value: total(amounts.filter((amount) => amount > 0)) },
    { id: 'out', label: t('transactions.total.out'), value: total(amounts.filter((amount) => amount < 0)) },
    { id: 'all', label: t('transactions.total'), value: total(amounts) },
  ];
}
