import { useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection, OfferedTexts, useFormContext } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { messageSchema } from './message-schema.ts';

const Fields = fieldsFor(messageSchema);

/** The text, and those that are offered. */
export function MessageFields(): ReactNode {
  const t = useT();
  const { setValue } = useFormContext<z.input<typeof messageSchema>>();
  return (
    <>
      <FormSection>
        <Fields.TextAreaField name="msg" label={t('notify.msg')} required rows={3} span={12} />
      </FormSection>
      <OfferedTexts onChoose={(text) => setValue('msg', text, { shouldDirty: true, shouldValidate: true })} />
    </>
  );
}
