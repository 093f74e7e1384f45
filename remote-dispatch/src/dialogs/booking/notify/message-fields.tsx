import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { fieldsFor, FormSection, OfferedTexts, useFormContext } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { messageSchema } from './message-schema.ts';

const Fields = fieldsFor(messageSchema);

/** The text, those that are offered, until when the driver may answer, and a remark. */
export function MessageFields(): ReactNode {
  const t = useT();
  const { setValue } = useFormContext<z.input<typeof messageSchema>>();
  return (
    <FormSection>
      <Fields.TextAreaField name="msg" label={t('notify.msg')} required rows={3} span={12} />
      <Box style={{ gridColumn: 'span 12' }} data-field paddingBottom="3">
        <OfferedTexts onChoose={(text) => setValue('msg', text, { shouldDirty: true, shouldValidate: true })} />
      </Box>
      <Fields.TimeField name="end" label={t('booking.notify.end')} required span={4} />
      <Fields.TextField name="other" label={t('booking.notify.other')} span={8} />
    </FormSection>
  );
}
