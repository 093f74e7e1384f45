import { useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { RecordForm } from '@navette/shared/ui-records';
import type { CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { codes } from './code-requests.ts';
import type { Code } from './code-requests.ts';
import { codeSchema, codeValues } from './code-schema.ts';

const Fields = fieldsFor(codeSchema);

interface CodeFormDialogProps {
  /** M-code to edit; missing: a new one. */
  readonly code: Code | undefined;
  readonly onClose: CloseRecord;
}

/** Form of a code. */
export function CodeFormDialog({ code, onClose }: CodeFormDialogProps): ReactNode {
  const t = useT();
  return (
    <RecordForm
      kind={codes}
      schema={codeSchema}
      record={code}
      values={codeValues(code)}
      valuesOf={codeValues}
      onClose={onClose}
    >
      <FormSection>
        <Fields.TextField name="mcode" label={t('code.mcode')} required span={4} />
        <Fields.TextField name="name" label={t('code.name')} span={8} />
        <Fields.MoneyField name="price_other" label={t('code.price_other')} required />
        <Fields.MoneyField name="price_dialyse" label={t('code.price_dialyse')} required />
        <Fields.MoneyField name="price_radio" label={t('code.price_radio')} required />
        <Fields.MoneyField name="price_chemo" label={t('code.price_chemo')} required />
      </FormSection>
    </RecordForm>
  );
}
