import { useFormats, useT } from '@navette/shared/i18n';
import { Badge, Box, Flex, Text } from '@navette/shared/ui';
import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { SentFiles } from './sent-files.tsx';
import { type SentMail, sentStates } from './sent-states.ts';

/** A sent mail; its text unfolds. */
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
