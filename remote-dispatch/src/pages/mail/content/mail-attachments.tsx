import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Text } from '@navette/shared/ui';
import { Download, Paperclip } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Mail } from '../mail.ts';
import { fileSize } from './file-size.ts';
import { useSaveAttachment } from './use-save-attachment.ts';

/** Attachments of a mail, each with a button that saves it. None is displayed: the sender is not trusted. */
export function MailAttachments({ mail }: { readonly mail: Mail }): ReactNode {
  const t = useT();
  const isOnline = useOnline();
  const titleId = useId();
  const [save, inProgress] = useSaveAttachment(mail.id);
  return (
    <Box borderTopWidth="1px" borderColor="border" paddingTop="3">
      <Flex id={titleId} gap="2" align="center" textStyle="sm" color="fg.muted" marginBottom="2">
        <Paperclip aria-hidden size="1em" />
        <Text as="span">{t('mail.attachments', { count: mail.attachments.length })}</Text>
      </Flex>
      <Flex asChild gap="2" wrap="wrap" listStyleType="none" margin="0" padding="0">
        <ul aria-labelledby={titleId}>
          {mail.attachments.map((file) => {
            const size = fileSize(file.size, t);
            return (
              <Box as="li" key={file.id} minWidth="0" maxWidth="100%">
                <Button
                  size="sm"
                  icon={<Download aria-hidden />}
                  maxWidth="100%"
                  height="auto"
                  minHeight="8"
                  paddingBlock="1"
                  whiteSpace="normal"
                  textAlign="start"
                  overflowWrap="anywhere"
                  lineHeight="short"
                  aria-label={t('mail.attachment.save', { name: `${file.name} (${size})` })}
                  title={isOnline ? undefined : t('form.offline')}
                  disabled={!isOnline}
                  loading={inProgress.has(file.id)}
                  onClick={() => void save(file)}
                >
                  <span>
                    <bdi>{file.name}</bdi> ({size})
                  </span>
                </Button>
              </Box>
            );
          })}
        </ul>
      </Flex>
    </Box>
  );
}
