import { MAX_MONEY } from '@navette/shared/domain';
import { required, fieldsFor, FormSection } from '@navette/shared/ui-form';
import * as z from 'zod';
import { type Code, type CodeForm, codes } from './code-requests.ts';
import { useT } from '@navette/shared/i18n';
import { RecordForm, type CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';

const price = required(z.number().min(-MAX_MONEY).max(MAX_MONEY));

const fields = z.object({
  mcode: z.string().trim().min(1).max(30),
  name: z.string().trim().max(200),
  price_other: price,
  price_dialyse: price,
  price_radio: price,
  price_chemo: price,
});

/** Form of a code. Its output is what the API is sent. */
const codeSchema = fields.transform(({ name, ...code }): CodeForm => ({ ...code, name: name || null }));

/** Field values of a code; empty for a new one. */
const codeValues = (code?: Code): z.input<typeof codeSchema> => ({
  mcode: code?.mcode ?? '',
  name: code?.name ?? '',
  price_other: code?.price_other ?? null,
  price_dialyse: code?.price_dialyse ?? null,
  price_radio: code?.price_radio ?? null,
  price_chemo: code?.price_chemo ?? null,
});

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
