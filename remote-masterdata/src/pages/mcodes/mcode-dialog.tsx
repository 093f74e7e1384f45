import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MCode } from '../../mcodes/list-mcodes.ts';
import { mcodeSchema, mcodeValues } from './mcode-schema.ts';
import { saveMCode } from './save-mcode.ts';

const Fields = fieldsFor(mcodeSchema);

/** The form of an M-code. */
export interface McodeDialogProps {
  /** The code to change; absent: a new one. */
  readonly mcode?: MCode;
  readonly onSaved: (id: number) => void;
  readonly onClose: () => void;
}

/** Makes an M-code, or changes one. */
export function McodeDialog({ mcode, onSaved, onClose }: McodeDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const [defaultValues] = useState(() => mcodeValues(mcode));
  const form = useNavetteForm({ schema: mcodeSchema, defaultValues, name: messageKey('mcode.form.name') });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={mcode ? t('mcode.edit.title', { mcode: mcode.mcode }) : t('mcode.add.title')}
      onSubmit={async (values) => onSaved(await saveMCode(cache, mcode?.id, values))}
    >
      <FormSection>
        <Fields.TextField name="mcode" label={t('mcode.mcode')} required span={4} />
        <Fields.TextField name="name" label={t('mcode.name')} span={8} />
        <Fields.MoneyField name="price_other" label={t('mcode.field.price_other')} required />
        <Fields.MoneyField name="price_dialyse" label={t('mcode.field.price_dialyse')} required />
        <Fields.MoneyField name="price_radio" label={t('mcode.field.price_radio')} required />
        <Fields.MoneyField name="price_chemo" label={t('mcode.field.price_chemo')} required />
      </FormSection>
    </FormDialog>
  );
}
