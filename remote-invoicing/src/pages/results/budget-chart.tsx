import { budgetDifference, budgetUsed, type DateRange } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { type BudgetResult, useBudgetResults } from '../../entities/budget/budget-requests.ts';
import { budgetLink } from '../../entities/results.ts';
import { BarChart } from './bar-chart.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { useOpenList } from './money-charts.tsx';

/** Height in pixels of a bar with its gap. */
const BAR = 32;
const LEAST = 280;

/** Part of a budget that is left, without its sign; 0 when it is exceeded. */
const leftOf = ({ actual, budget }: BudgetResult): number => Math.max(0, Math.abs(budget) - Math.abs(actual));

/** Expenses and inserts by category with what is left of their budget (specification/payments.md#budget). */
export function BudgetChart({ range }: { readonly range: DateRange }): ReactNode {
  const t = useT();
  const { formatMoney, formatPercent } = useFormats();
  const open = useOpenList();
  const load = useBudgetResults(range);
  const to = budgetLink(range);
  const rows = load.data?.map((row) => ({ ...row, label: row.name ?? t('register.category.none') }));
  const names = rows?.map(({ label }) => label) ?? [];
  // A name that both registers have would be one bar.
  const labelled = rows?.map((row) => ({
    ...row,
    label:
      names.indexOf(row.label) === names.lastIndexOf(row.label)
        ? row.label
        : `${row.label} (${t(TITLES[row.register])})`,
  }));
  return (
    <ChartFigure
      name="budget"
      title={t('budget.title')}
      note={t('budget.note')}
      load={load}
      isEmpty={load.data?.length === 0}
      height={Math.max(LEAST, (labelled?.length ?? 0) * BAR)}
      wide
      heads={[t('category.name'), t('budget.actual'), t('budget.budget'), t('budget.difference'), t('budget.used')]}
      rows={labelled?.map((row) => {
        const used = budgetUsed(row);
        const amounts = [row.actual, row.budget, budgetDifference(row)].map(formatMoney);
        return { label: row.label, to, values: [...amounts, used === null ? '' : formatPercent(used)] };
      })}
    >
      <BarChart
        horizontal
        items={(labelled ?? []).map((row) => ({
          label: row.label,
          first: Math.abs(row.actual),
          second: leftOf(row),
          onOpen: open(to),
        }))}
        names={[t('budget.actual'), t('budget.left')]}
        format={formatMoney}
      />
    </ChartFigure>
  );
}

const TITLES = { expense: messageKey('expense.title'), inserts: messageKey('insert.title') } as const;
