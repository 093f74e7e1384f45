import { sumMoney } from '@navette/shared/domain';
import type { Said, TableTotal } from '@navette/shared/ui-table';
import type { BankTransaction } from './requests/use-transactions.ts';

/** What came in, what went out, and both together, of the lines that are found. */
export function totalsOf(found: readonly BankTransaction[], { t, formats }: Said): TableTotal[] {
  const total = (amounts: readonly number[]) => formats.formatMoney(sumMoney(amounts));
  const amounts = found.map(({ amount }) => amount);
  return [
    { id: 'in', label: t('transactions.total.in'), value: total(amounts.filter((amount) => amount > 0)) },
    { id: 'out', label: t('transactions.total.out'), value: total(amounts.filter((amount) => amount < 0)) },
    { id: 'all', label: t('transactions.total'), value: total(amounts) },
  ];
}
