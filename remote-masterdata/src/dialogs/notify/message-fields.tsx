import { useT } from '@navette/shared/i18n';
import { Box, Button, Flex } from '@navette/shared/ui';
import { fieldsFor, FormSection, useFormContext } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { messageSchema } from './message-schema.ts';
import { OFFERED_TEXTS } from './offered-texts.ts';

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
      <Box role="group" aria-label={t('notify.offered')}>
        <Box textStyle="xs" color="fg.muted" mb="1">
          {t('notify.offered')}
        </Box>
        <Flex wrap="wrap" gap="1.5">
          {OFFERED_TEXTS.map((text) => (
            <Button key={text} size="sm" lang="fr" height="auto" minHeight="7" whiteSpace="normal" textAlign="start" onClick={() => setValue('msg', text, { shouldDirty: true, shouldValidate: true })}>
              {text}
            </Button>
          ))}
        </Flex>
      </Box>
    </>
  );
}
