import { useFormats, useT } from '@navette/shared/i18n';
import { Stack, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { Mail } from '../mail.ts';
import { MailText } from './mail-text.tsx';

/** A mail to read while a booking is made of it. */
export function MailBeside({ mail }: { readonly mail: Mail }): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const { From, Date: sent, Subject } = mail;
  return (
    <Stack gap="2">
      <Text as="h3" dir="auto" textStyle="md" fontWeight="semibold" overflowWrap="anywhere">
        {Subject || t('mail.noSubject')}
      </Text>
      <Text tone="muted" overflowWrap="anywhere">
        <bdi>{From}</bdi> · {formatInstant(sent)}
      </Text>
      <MailText mail={mail} />
    </Stack>
  );
}
