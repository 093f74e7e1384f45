import { useT } from '@navette/shared/i18n';
import { Box, Button, Flex } from '@navette/shared/ui';
import { fieldsFor, FormSection, useFormContext } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { messageSchema } from './message-schema.ts';
import { OFFERED_TEXTS } from './offered-texts.ts';

const Fields = fieldsFor(messageSchema);

/** The text, those that are offered, until when the driver may answer, and a remark. */
export function MessageFields(): ReactNode {
  const t = useT();
  const { setValue } = useFormContext<z.input<typeof messageSchema>>();
  return (
    <FormSection>
      <Fields.TextAreaField name="msg" label={t('booking.notify.msg')} required rows={3} span={12} />
      <Box role="group" aria-label={t('booking.notify.offered')} style={{ gridColumn: 'span 12' }} data-field paddingBottom="3">
        <Box textStyle="xs" color="fg.muted" mb="1">
          {t('booking.notify.offered')}
        </Box>
        <Flex wrap="wrap" gap="1.5">
          {Object.values(OFFERED_TEXTS).map((text) => (
            <Button key={text} size="sm" lang="fr" height="auto" minHeight="7" whiteSpace="normal" textAlign="start" onClick={() => setValue('msg', text, { shouldDirty: true, shouldValidate: true })}>
              {text}
            </Button>
          ))}
        </Flex>
      </Box>
      <Fields.TimeField name="end" label={t('booking.notify.end')} required span={4} />
      <Fields.TextField name="other" label={t('booking.notify.other')} span={8} />
    </FormSection>
  );
}
