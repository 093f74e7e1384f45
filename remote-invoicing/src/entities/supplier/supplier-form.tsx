import { enterpriseNumberText, ibanText, isIban, normaliseIban, parseEnterpriseNumber } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection, type RecordAdder } from '@navette/shared/ui-form';
import { type CloseRecord, RecordForm } from '@navette/shared/ui-records';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import * as z from 'zod';
import { type Supplier, type SupplierForm, suppliers } from './suppliers.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((typed) => typed || null);

/** Form of a supplier: only the name is required; enterprise number and account are checked. Its output is the request body. */
export const supplierSchema = z.object({
  name: z.string().trim().min(1).max(150),
  cn: line(30).refine((typed) => !typed || parseEnterpriseNumber(typed), messageKey('validation.enterpriseNumber')),
  bank_account: line(42)
    .refine((typed) => !typed || isIban(typed), messageKey('validation.iban'))
    .transform((typed) => typed && normaliseIban(typed)),
  address: line(200),
  zip: line(10),
  city: line(100),
  email: line(254).refine((typed) => !typed || z.email().safeParse(typed).success, messageKey('validation.email')),
});

const valuesOf = (supplier: Partial<SupplierForm> = {}): z.input<typeof supplierSchema> => ({
  name: supplier.name ?? '',
  cn: enterpriseNumberText(supplier.cn ?? ''),
  bank_account: ibanText(supplier.bank_account ?? ''),
  address: supplier.address ?? '',
  zip: supplier.zip ?? '',
  city: supplier.city ?? '',
  email: supplier.email ?? '',
});

const Fields = fieldsFor(supplierSchema);

interface SupplierFormDialogProps {
  /** Supplier to change; missing: a new one. */
  readonly supplier?: Supplier | undefined;
  /** Known values of a new one. */
  readonly draft?: Partial<SupplierForm> | undefined;
  readonly onClose: CloseRecord;
}

/** Form of a supplier (specification/payments.md#suppliers-and-categories). */
export function SupplierFormDialog({ supplier, draft, onClose }: SupplierFormDialogProps): ReactNode {
  const t = useT();
  return (
    <RecordForm
      kind={suppliers}
      schema={supplierSchema}
      record={supplier}
      values={valuesOf(supplier ?? draft)}
      valuesOf={valuesOf}
      onClose={onClose}
    >
      <FormSection>
        <Fields.TextField name="name" label={t('supplier.name')} required span={8} />
        <Fields.TextField name="cn" label={t('supplier.cn')} placeholder="0202.239.951" span={4} />
        <Fields.TextField name="bank_account" label={t('supplier.account')} placeholder="BE68 5390 0754 7034" />
        <Fields.TextField name="email" label={t('supplier.email')} type="email" />
        <Fields.TextField name="address" label={t('supplier.address')} span={6} />
        <Fields.TextField name="zip" label={t('supplier.zip')} span={2} />
        <Fields.TextField name="city" label={t('supplier.city')} span={4} />
      </FormSection>
    </RecordForm>
  );
}

interface SupplierAdder {
  readonly add: RecordAdder<Supplier>;
  /** Adds one of whom something is known; answers null when it was cancelled. */
  readonly addKnown: (draft: Partial<SupplierForm>) => Promise<Supplier | null>;
  readonly dialog: ReactNode;
}

/** Adds a supplier from a picker or a received invoice, with its dialog, which stands beside the form and not in it. */
export function useSupplierAdder(): SupplierAdder {
  const t = useT();
  const [asked, setAsked] = useState<{
    readonly draft: Partial<SupplierForm>;
    readonly answer: (made: Supplier | null) => void;
  }>();
  const addKnown = useCallback(
    (draft: Partial<SupplierForm>) => new Promise<Supplier | null>((answer) => setAsked({ draft, answer })),
    [],
  );
  const add = useMemo(
    (): RecordAdder<Supplier> => ({
      label: (name) => (name ? t('supplier.add.named', { name }) : t('supplier.add')),
      open: (name) => addKnown({ name }),
    }),
    [t, addKnown],
  );
  const close: CloseRecord = (saved) => {
    const blank = { cn: null, bank_account: null, address: null, zip: null, city: null, email: null };
    asked?.answer(saved ? { ...blank, id: saved.id, name: saved.label } : null);
    setAsked(undefined);
  };
  return { add, addKnown, dialog: asked && <SupplierFormDialog draft={asked.draft} onClose={close} /> };
}
