import { useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { RecordForm } from '@navette/shared/ui-records';
import type { CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { mcodes } from './mcode-requests.ts';
import type { MCode } from './mcode-requests.ts';
import { mcodeSchema, mcodeValues } from './mcode-schema.ts';

const Fields = fieldsFor(mcodeSchema);

interface MCodeFormDialogProps {
  /** The code to change; absent: a new one. */
  readonly mcode: MCode | undefined;
  readonly onClose: CloseRecord;
}

/** Form of an M-code. */
export function MCodeFormDialog({ mcode, onClose }: MCodeFormDialogProps): ReactNode {
  const t = useT();
  return (
    <RecordForm
      kind={mcodes}
      schema={mcodeSchema}
      record={mcode}
      values={mcodeValues(mcode)}
      valuesOf={mcodeValues}
      onClose={onClose}
    >
      <FormSection>
        <Fields.TextField name="mcode" label={t('mcode.mcode')} required span={4} />
        <Fields.TextField name="name" label={t('mcode.name')} span={8} />
        <Fields.MoneyField name="price_other" label={t('mcode.field.price_other')} required />
        <Fields.MoneyField name="price_dialyse" label={t('mcode.field.price_dialyse')} required />
        <Fields.MoneyField name="price_radio" label={t('mcode.field.price_radio')} required />
        <Fields.MoneyField name="price_chemo" label={t('mcode.field.price_chemo')} required />
      </FormSection>
    </RecordForm>
  );
}
