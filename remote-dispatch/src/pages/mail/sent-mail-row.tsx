import { useFormats, useT, messageKey } from '@navette/shared/i18n';
import { Badge, Box, Flex, Text } from '@navette/shared/ui';
import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { api, dataOf } from '@navette/shared/api';
import { AttachmentList } from './attachment-list.tsx';
import type { components } from '@navette/openapi/types';

/** A sent mail with expandable text. */
export function SentMailRow({ mail }: { readonly mail: SentMail }): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const { to, subject, text, files, user_name, at, state } = mail;
  return (
    <Box as="li" padding="2" paddingInline="4" borderBottomWidth="1px" borderColor="border">
      <Flex gap="3" align="baseline" justify="space-between" wrap="wrap">
        <Text fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
          <bdi>{to.join(', ')}</bdi>
        </Text>
        <Flex gap="2" align="baseline">
          <Badge colorPalette={sentStates[state].colour}>{t(sentStates[state].word)}</Badge>
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {t('mail.sent.line', { time: formatInstant(at), name: user_name })}
          </Text>
        </Flex>
      </Flex>
      <Box asChild textStyle="sm">
        <details>
          <summary>
            {subject}
            {files.length > 0 && <FileCount count={files.length} />}
          </summary>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="80ch" paddingTop="2" dir="auto">
            {text.trim()}
          </Text>
          {files.length > 0 && <SentFiles mail={mail} />}
        </details>
      </Box>
    </Box>
  );
}

function FileCount({ count }: { readonly count: number }): ReactNode {
  const t = useT();
  return (
    <Text as="span" color="fg.muted" paddingInlineStart="2">
      <Box asChild display="inline" marginInlineEnd="1">
        <Paperclip aria-hidden size="1em" />
      </Box>
      {t('mail.attachments', { count })}
    </Text>
  );
}

/** Attachments of a sent mail; stored ones can be downloaded as they were sent. */
function SentFiles({ mail: { id, files, readable } }: { readonly mail: SentMail }): ReactNode {
  const read = (number: number) =>
    dataOf(api.POST('/service/gmail/getSentAttachment', { body: { id, number }, parseAs: 'blob' }));
  return (
    <Box paddingTop="3">
      <AttachmentList
        files={files.map((name, index) => ({ id: index + 1, name }))}
        read={read}
        isKept={(file) => readable.includes(file.id)}
      />
    </Box>
  );
}

type SentMail = components['schemas']['SentMail'];

const sentStates: Readonly<
  Record<SentMail['state'], { readonly word: string; readonly colour: 'gray' | 'green' | 'orange' | 'red' }>
> = {
  sending: { word: messageKey('mail.state.sending'), colour: 'gray' },
  sent: { word: messageKey('mail.state.sent'), colour: 'green' },
  kept: { word: messageKey('mail.state.kept'), colour: 'orange' },
  failed: { word: messageKey('mail.state.failed'), colour: 'red' },
};
