import { useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { type CloseRecord, RecordForm } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { ReceiptField } from './receipt-field.tsx';
import { registerSchema, registerValues } from './register-schema.ts';
import type { Register, RegisterRow } from './register.ts';

const Fields = fieldsFor(registerSchema);

interface RegisterFormDialogProps {
  readonly register: Register;
  /** The record to change; absent: a new one. */
  readonly row: RegisterRow | undefined;
  /** Called with the day of the saved record, before the dialog closes. */
  readonly onSavedOn: (date: string) => void;
  readonly onClose: CloseRecord;
}

/** Form of an expense or an insert. */
export function RegisterFormDialog({ register, row, onSavedOn, onClose }: RegisterFormDialogProps): ReactNode {
  const t = useT();
  const [values] = useState(() => registerValues(row));
  return (
    <RecordForm
      kind={register.kind}
      schema={registerSchema}
      record={row}
      values={values}
      valuesOf={registerValues}
      onSave={async ({ date }, save) => {
        const saved = await save();
        onSavedOn(date);
        return saved;
      }}
      onClose={onClose}
    >
      <FormSection>
        <Fields.TextField name="name" label={t('register.name')} required span={12} />
        <Fields.MoneyField name="money" label={t(register.money.field)} />
        <Fields.DateField name="date" label={t('register.date')} required />
        <Fields.TextAreaField name="description" label={t('register.description')} required span={12} />
        <ReceiptField register={register} label={t('register.receipt')} recordName={row?.name ?? ''} />
      </FormSection>
    </RecordForm>
  );
}
