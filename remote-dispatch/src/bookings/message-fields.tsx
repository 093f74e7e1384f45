import { useT, messageKey } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { fieldsFor, FormSection, OfferedTexts, useFormContext, required } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { isClockTime } from '@navette/shared/domain';

/** A message about a booking: its text and its end are required (specification/bookings.md#notices). */
export const messageSchema = z.object({
  msg: z
    .string()
    .max(1000)
    .refine((text) => text.trim() !== '', messageKey('validation.required')),
  end: required(z.string().refine(isClockTime, messageKey('validation.time'))),
  other: z.string().max(4000),
});

const Fields = fieldsFor(messageSchema);

/** The text, its templates, the deadline of the driver's answer, and a remark. */
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
