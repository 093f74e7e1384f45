import { RULE_ACTION_VALUES, RULE_SIGN_VALUES } from '@navette/openapi/enums';
import { ibanText, isIban, normaliseIban } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection, useWatch } from '@navette/shared/ui-form';
import { type CloseRecord, RecordForm } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { supplierSource, useMoneyCategories } from '../supplier/suppliers.ts';
import { type BankRule, type BankRuleForm, bankRules } from './bank-rules.ts';

/** Message keys of directions and actions. */
export const SIGN_NAMES = {
  out: messageKey('bankRule.sign.out'),
  in: messageKey('bankRule.sign.in'),
  any: messageKey('bankRule.sign.any'),
} as const;
export const ACTION_NAMES = {
  expense: messageKey('bankRule.action.expense'),
  aside: messageKey('bankRule.action.aside'),
} as const;

const LEAST_REASON = 3;

/** Form of a rule: an expense is for money that goes out, setting aside needs a reason. Its output is the request body. */
export const bankRuleSchema = z
  .object({
    contains: z.string().trim().min(3).max(100),
    account: z
      .string()
      .trim()
      .max(42)
      .refine((typed) => !typed || isIban(typed), messageKey('validation.iban'))
      .transform((typed) => (typed ? normaliseIban(typed) : null)),
    sign: z.literal(RULE_SIGN_VALUES),
    action: z.literal(RULE_ACTION_VALUES),
    categoryId: z.number().nullable(),
    supplierId: z.number().nullable(),
    reason: z
      .string()
      .trim()
      .max(300)
      .transform((typed) => typed || null),
  })
  .refine(({ action, sign }) => action === 'aside' || sign === 'out', {
    path: ['sign'],
    message: messageKey('validation.rule.out'),
  })
  .refine(({ action, reason }) => action === 'expense' || (reason ?? '').length >= LEAST_REASON, {
    path: ['reason'],
    message: messageKey('validation.aside.reason'),
  });

const valuesOf = (rule: Partial<BankRuleForm> = {}): z.input<typeof bankRuleSchema> => ({
  contains: rule.contains ?? '',
  account: ibanText(rule.account ?? ''),
  sign: rule.sign ?? 'out',
  action: rule.action ?? 'expense',
  categoryId: rule.categoryId ?? null,
  supplierId: rule.supplierId ?? null,
  reason: rule.reason ?? '',
});

const Fields = fieldsFor(bankRuleSchema);

interface BankRuleFormDialogProps {
  /** Rule to change; missing: a new one. */
  readonly rule?: BankRule | undefined;
  /** Values of a new one, as those of a transaction. */
  readonly values?: Partial<BankRuleForm> | undefined;
  readonly onClose: CloseRecord;
}

/** Form of a rule for bank transactions (specification/payments.md#rules). */
export function BankRuleFormDialog({ rule, values, onClose }: BankRuleFormDialogProps): ReactNode {
  const t = useT();
  return (
    <RecordForm
      kind={bankRules}
      schema={bankRuleSchema}
      record={rule}
      values={valuesOf(rule ?? values)}
      valuesOf={valuesOf}
      onClose={onClose}
    >
      <FormSection>
        <Fields.TextField
          name="contains"
          label={t('bankRule.contains')}
          help={t('bankRule.contains.help')}
          required
          span={12}
        />
        <Fields.TextField name="account" label={t('bankRule.account')} placeholder="BE68 5390 0754 7034" />
        <Fields.SelectField
          name="sign"
          label={t('bankRule.sign')}
          options={RULE_SIGN_VALUES.map((value) => ({ value, label: t(SIGN_NAMES[value]) }))}
        />
        <Fields.SelectField
          name="action"
          label={t('bankRule.action')}
          options={RULE_ACTION_VALUES.map((value) => ({ value, label: t(ACTION_NAMES[value]) }))}
        />
        <ActionFields />
      </FormSection>
    </RecordForm>
  );
}

/** Fields of the chosen action. */
function ActionFields(): ReactNode {
  const t = useT();
  const categories = useMoneyCategories('inPlace');
  const action: unknown = useWatch({ name: 'action' });
  const options = (categories.data ?? [])
    .filter(({ register }) => register === 'expense')
    .map(({ id: value, name: label }) => ({ value, label }));
  if (action === 'aside') return <Fields.TextField name="reason" label={t('bankRule.reason')} required span={12} />;
  return (
    <>
      <Fields.SelectField
        name="categoryId"
        label={t('bankRule.category')}
        emptyLabel={t('register.category.none')}
        options={options}
      />
      <Fields.RecordPicker name="supplierId" label={t('bankRule.supplier')} source={supplierSource} />
    </>
  );
}
