import { useT } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { Mail } from '../mail.ts';
import { MailAttachments } from './mail-attachments.tsx';
import { MailFrame } from './mail-frame.tsx';

/** Text and attachments of a mail. */
export function MailText({ mail }: { readonly mail: Mail }): ReactNode {
  const t = useT();
  const { Subject, body, html, attachments } = mail;
  return (
    <>
      <Box borderTopWidth="1px" borderColor="border" paddingTop="3">
        {html === null ? (
          <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="80ch">
            {body || t('mail.noText')}
          </Text>
        ) : (
          <MailFrame html={html} title={t('mail.textOf', { subject: Subject || t('mail.noSubject') })} />
        )}
      </Box>
      {attachments.length > 0 && <MailAttachments mail={mail} />}
    </>
  );
}
