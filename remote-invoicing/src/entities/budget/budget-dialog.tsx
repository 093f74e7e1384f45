import { invalidate } from '@navette/shared/api';
import { MAX_MONEY, raisedBudget, sumMoney } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, useFormContext, useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { Select, useToast } from '@navette/shared/ui-overlay';
import { PendingDialog } from '@navette/shared/ui-records';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { AFTER_BUDGETS, type Budget, saveBudgets, useBudgets } from './budget-requests.ts';

const schema = z.object({
  percent: z.number().min(-100).max(1000).nullable(),
  amounts: z.record(z.string(), z.number().min(0).max(MAX_MONEY).nullable()),
});

type Values = z.input<typeof schema>;

const Fields = fieldsFor(schema);
const REGISTERS = [
  ['inserts', messageKey('insert.title')],
  ['expense', messageKey('expense.title')],
] as const;

interface BudgetDialogProps {
  readonly year: number;
  readonly onClose: () => void;
}

/** Grid of the yearly budgets of all categories, beside those of the year before (specification/payments.md#budget). */
export function BudgetDialog({ year: opened, onClose }: BudgetDialogProps): ReactNode {
  const t = useT();
  const [year, setYear] = useState(opened);
  const query = useBudgets(year);
  if (!query.data || query.isFetching)
    return (
      <PendingDialog
        size={800}
        title={t('budget.edit.title', { year: String(year) })}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
        onClose={onClose}
      />
    );
  return <BudgetGrid key={year} budgets={query.data} {...{ year, setYear, onClose }} />;
}

interface BudgetGridProps extends BudgetDialogProps {
  readonly budgets: readonly Budget[];
  readonly setYear: (year: number) => void;
}

const keyOf = ({ categoryId }: Budget) => `c${categoryId}`;

/** Years that can be chosen: around the one that is shown. */
const yearsAround = (year: number) => [-2, -1, 0, 1, 2].map((step) => year + step);

function BudgetGrid({ year, setYear, budgets, onClose }: BudgetGridProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const [defaultValues] = useState<Values>(() => ({
    percent: 0,
    amounts: Object.fromEntries(budgets.map((budget) => [keyOf(budget), budget.amount])),
  }));
  const form = useNavetteForm({ schema, defaultValues, name: messageKey('budget.form') });
  return (
    <FormDialog
      form={form}
      size={800}
      title={t('budget.edit.title', { year: String(year) })}
      onClose={onClose}
      onSubmit={async ({ amounts }) => {
        const changed = budgets.flatMap((budget) => {
          const amount = amounts[keyOf(budget)] ?? null;
          return amount === budget.amount ? [] : { categoryId: budget.categoryId, before: budget.amount, amount };
        });
        if (changed.length === 0) return;
        await saveBudgets({ year, budgets: changed });
        toast.success(t('budget.saved', { year: String(year) }));
        void invalidate(cache, AFTER_BUDGETS);
      }}
    >
      <Tools {...{ year, setYear, budgets }} />
      {budgets.length === 0 && <Text tone="muted">{t('budget.categories.none')}</Text>}
      {REGISTERS.map(([register, title]) => {
        const rows = budgets.filter((budget) => budget.register === register);
        return rows.length === 0 ? null : (
          <FormSection key={register} title={t(title)}>
            {rows.map((budget) => (
              <BudgetField key={budget.categoryId} budget={budget} year={year} />
            ))}
          </FormSection>
        );
      })}
      <Sums budgets={budgets} />
    </FormDialog>
  );
}

/** Budget of a category, with that of the year before as its help. */
function BudgetField({ budget, year }: { readonly budget: Budget; readonly year: number }): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const help =
    budget.last === null
      ? {}
      : { help: t('budget.last', { year: String(year - 1), amount: formatMoney(budget.last) }) };
  return <Fields.MoneyField name={`amounts.${keyOf(budget)}`} label={budget.name} span={4} {...help} />;
}

/** Choice of the year, while nothing is changed, and the copy of the year before with a percent. */
function Tools({ year, setYear, budgets }: Omit<BudgetGridProps, 'onClose'>): ReactNode {
  const t = useT();
  const { setValue, getValues, formState } = useFormContext<Values>();
  const copy = () => {
    const percent = getValues('percent') ?? 0;
    for (const budget of budgets)
      if (budget.last !== null)
        setValue(`amounts.${keyOf(budget)}`, raisedBudget(budget.last, percent), { shouldDirty: true });
  };
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Box width="8rem">
        <Select
          aria-label={t('budget.year')}
          value={year}
          onChange={setYear}
          disabled={formState.isDirty}
          options={yearsAround(year).map((value) => ({ value, label: String(value) }))}
        />
      </Box>
      <Box width="10rem">
        <Fields.NumberField name="percent" label={t('budget.percent')} span={12} />
      </Box>
      <Button
        icon={<Copy aria-hidden />}
        disabled={budgets.every(({ last }) => last === null)}
        title={t('budget.copy.help', { year: String(year - 1) })}
        onClick={copy}
      >
        {t('budget.copy', { year: String(year - 1) })}
      </Button>
    </Flex>
  );
}

/** Sums of the budgets as they are typed. */
function Sums({ budgets }: { readonly budgets: readonly Budget[] }): ReactNode {
  const t = useT();
  const { formatMoney } = useFormats();
  const { control } = useFormContext<Values>();
  const amounts = useWatch({ control, name: 'amounts' });
  const sumOf = (register: Budget['register']) =>
    sumMoney(budgets.filter((budget) => budget.register === register).map((budget) => amounts[keyOf(budget)]));
  return (
    <Text aria-live="polite">
      {t('budget.sums', { inserts: formatMoney(sumOf('inserts')), expenses: formatMoney(sumOf('expense')) })}
    </Text>
  );
}
