import {
  brusselsToday,
  budgetDifference,
  budgetUsed,
  type DateRange,
  periodOn,
  sumMoney,
} from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { dateParam, useSearchState } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { Button, Page, Text } from '@navette/shared/ui';
import { DataTable, type FormattingContext, type TableColumn } from '@navette/shared/ui-table';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type BudgetResult, useBudgetResults } from '../entities/budget/budget-requests.ts';
import { BudgetDialog } from '../entities/budget/lazy-budget-dialog.ts';
import { totalsOf } from '../entities/totals.ts';

const thisYear = (): DateRange => periodOn('year', brusselsToday());
const SEARCH = { from: dateParam(() => thisYear().start), to: dateParam(() => thisYear().end) };
const SORT = { column: 'register', descending: true } as const;
const THEN_BY = [{ column: 'name', descending: false }] as const;
const PAGE_SIZES = ['all', 20, 50] as const;
const REGISTER_NAMES = { expense: messageKey('expense.title'), inserts: messageKey('insert.title') };

const keyOf = ({ register, categoryId }: BudgetResult) => `${register} ${categoryId ?? ''}`;

const COLUMNS: readonly TableColumn<BudgetResult>[] = [
  {
    id: 'register',
    header: messageKey('category.register'),
    value: ({ register }) => register,
    text: ({ register }, { t }) => t(REGISTER_NAMES[register]),
    csv: ({ register }, { t }) => t(REGISTER_NAMES[register]),
    groups: true,
    grow: 2,
  },
  {
    id: 'name',
    header: messageKey('category.name'),
    value: ({ name }) => name,
    text: ({ name }, { t }) => name ?? t('register.category.none'),
    csv: ({ name }, { t }) => name ?? t('register.category.none'),
    fixed: true,
    grow: 3,
  },
  { id: 'actual', header: messageKey('budget.actual'), kind: 'money', value: ({ actual }) => actual, fixed: true },
  { id: 'budget', header: messageKey('budget.budget'), kind: 'money', value: ({ budget }) => budget || null },
  {
    id: 'difference',
    header: messageKey('budget.difference'),
    hint: messageKey('budget.difference.hint'),
    kind: 'money',
    value: budgetDifference,
  },
  {
    id: 'used',
    header: messageKey('budget.used'),
    value: budgetUsed,
    text: (row, { formats }) => {
      const used = budgetUsed(row);
      return used === null ? '' : formats.formatPercent(used);
    },
    align: 'end',
    whole: true,
  },
];

const totals = (rows: readonly BudgetResult[], context: FormattingContext) => {
  const actual = sumMoney(rows.map((row) => row.actual));
  const budget = sumMoney(rows.map((row) => row.budget));
  return totalsOf(
    [
      { id: 'actual', label: messageKey('budget.actual'), euros: actual },
      { id: 'budget', label: messageKey('budget.budget'), euros: budget },
      { id: 'difference', label: messageKey('budget.difference'), euros: budgetDifference({ actual, budget }) },
    ],
    context,
  );
};

/** Expenses and inserts of a period by category, beside their budget (specification/payments.md#budget). */
export default function ResultsBudgetPage(): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const [{ from, to }] = useSearchState(SEARCH);
  const mayEdit = useCan('invoicing');
  const [isEdited, setEdited] = useState(false);
  const query = useBudgetResults({ start: from, end: to < from ? from : to });
  const period = t('results.list.period', { from: formatDate(from), to: formatDate(to) });
  return (
    <Page
      title={t('budget.title')}
      onRefresh={() => void query.refetch()}
      refreshing={query.isFetching}
      actions={
        mayEdit && (
          <Button variant="solid" icon={<Pencil aria-hidden />} onClick={() => setEdited(true)}>
            {t('budget.edit')}
          </Button>
        )
      }
    >
      <Text>{period}</Text>
      <DataTable
        tableId="results-budget"
        label={t('budget.title')}
        columns={COLUMNS}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={({ name }) => name ?? t('register.category.none')}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        totals={totals}
        csvName="results_budget"
        emptyText={t('budget.empty')}
        paperNote={period}
      />
      {isEdited && <BudgetDialog year={Number(from.slice(0, 4))} onClose={() => setEdited(false)} />}
    </Page>
  );
}
