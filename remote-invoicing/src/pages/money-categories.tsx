import { MONEY_REGISTER_VALUES } from '@navette/openapi/enums';
import { brusselsToday } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Button } from '@navette/shared/ui';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { type CloseRecord, RecordForm, RecordsPage, useRecords } from '@navette/shared/ui-records';
import type { TableColumn } from '@navette/shared/ui-table';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { BudgetDialog } from '../entities/budget/lazy-budget-dialog.ts';
import { moneyCategories, type MoneyCategory, useMoneyCategories } from '../entities/supplier/suppliers.ts';

const SORT = { column: 'account', descending: false } as const;
const PAGE_SIZES = [40, 'all'] as const;
const REGISTER_NAMES = { expense: messageKey('expense.title'), inserts: messageKey('insert.title') };

/** Categories of expenses and inserts with their accounts (specification/payments.md#suppliers-and-categories). */
export default function MoneyCategoriesPage(): ReactNode {
  const readOnly = !useCan('invoicing');
  const t = useT();
  const [isBudget, setBudget] = useState(false);
  return (
    <RecordsPage
      actions={!readOnly && <Button onClick={() => setBudget(true)}>{t('budget.edit')}</Button>}
      records={useRecords(moneyCategories, useMoneyCategories(), { readOnly })}
      tableId="moneyCategories"
      columns={COLUMNS}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      csvName="categories"
      renderForm={(category, onClose) => <CategoryFormDialog {...{ category, onClose }} />}
    >
      {isBudget && <BudgetDialog year={Number(brusselsToday().slice(0, 4))} onClose={() => setBudget(false)} />}
    </RecordsPage>
  );
}

const COLUMNS: readonly TableColumn<MoneyCategory>[] = [
  { id: 'account', header: messageKey('category.account'), value: ({ account }) => account, whole: true },
  { id: 'name', header: messageKey('category.name'), value: ({ name }) => name, fixed: true, grow: 3 },
  {
    id: 'register',
    header: messageKey('category.register'),
    value: ({ register }) => register,
    text: ({ register }, { t }) => t(REGISTER_NAMES[register]),
    groups: true,
  },
];

const schema = z.object({
  register: z.literal(MONEY_REGISTER_VALUES),
  name: z.string().trim().min(1).max(100),
  account: z
    .string()
    .trim()
    .regex(/^(?:\d{3,10})?$/u, messageKey('category.account.wrong'))
    .transform((typed) => typed || null),
});

const Fields = fieldsFor(schema);

const valuesOf = (category?: MoneyCategory): z.input<typeof schema> => ({
  register: category?.register ?? 'expense',
  name: category?.name ?? '',
  account: category?.account ?? '',
});

interface CategoryFormDialogProps {
  /** Category to change; missing: a new one. */
  readonly category: MoneyCategory | undefined;
  readonly onClose: CloseRecord;
}

function CategoryFormDialog({ category, onClose }: CategoryFormDialogProps): ReactNode {
  const t = useT();
  return (
    <RecordForm
      kind={moneyCategories}
      schema={schema}
      record={category}
      values={valuesOf(category)}
      valuesOf={valuesOf}
      onClose={onClose}
    >
      <FormSection>
        <Fields.TextField name="name" label={t('category.name')} required span={12} />
        <Fields.SelectField
          name="register"
          label={t('category.register')}
          readOnly={category !== undefined}
          options={MONEY_REGISTER_VALUES.map((value) => ({ value, label: t(REGISTER_NAMES[value]) }))}
        />
        <Fields.TextField
          name="account"
          label={t('category.account')}
          help={t('category.account.help')}
          placeholder="612100"
        />
      </FormSection>
    </RecordForm>
  );
}
