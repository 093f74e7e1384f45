import { useFormats, useT } from '@navette/shared/i18n';
import { Badge, Box, Flex, Text } from '@navette/shared/ui';
import { ChevronDown, ChevronRight, Paperclip } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { MailContent } from '../content/mail-content.tsx';
import { type Mail, senderOf } from '../mail.ts';

/** Mail of the list and its commands. */
export interface MailRowProps {
  readonly mail: Mail;
  readonly open: boolean;
  /** The tab stop of the list. */
  readonly current: boolean;
  readonly onToggle: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onUnread: () => void;
  readonly onDelete: () => void;
}

/** Expandable row: sender, subject, preview, time; an unread one is bold and labelled as unread. */
export function MailRow({
  mail,
  open,
  current,
  onToggle,
  onFocus,
  onKeyDown,
  onUnread,
  onDelete,
}: MailRowProps): ReactNode {
  const t = useT();
  const id = useId();
  const { Subject, Date: sent, unread, snippet, attachments, replies } = mail;
  const { formatInstant } = useFormats();
  const weight = unread ? 'semibold' : 'normal';
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <Box
      as="li"
      borderBottomWidth="1px"
      borderColor="border"
      borderInlineStartWidth="3px"
      borderInlineStartColor={unread ? 'brand.solid' : 'transparent'}
    >
      <Box as="h2" margin="0" fontWeight={weight}>
        <Box
          asChild
          display="block"
          width="100%"
          textAlign="start"
          padding="2"
          cursor="pointer"
          bg={open ? 'bg.muted' : undefined}
          css={{ '&:hover': { bg: 'bg.subtle' } }}
        >
          <button
            type="button"
            id={`${id}-head`}
            data-mail={mail.id}
            aria-expanded={open}
            aria-controls={`${id}-text`}
            tabIndex={current ? 0 : -1}
            onClick={onToggle}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
          >
            <Flex as="span" gap="2" align="center" minWidth="0">
              <Box as="span" color="fg.muted" flexShrink="0">
                <Chevron aria-hidden size="1em" />
              </Box>
              <Text as="span" truncate flex={{ base: '1 1 0', lg: '0 0 13rem' }}>
                {senderOf(mail)}
              </Text>
              {unread && (
                <Badge colorPalette="brand" flexShrink="0">
                  {t('mail.unread')}
                </Badge>
              )}
              {replies.length > 0 && (
                <Badge colorPalette="green" flexShrink="0">
                  {t('mail.answeredShort')}
                </Badge>
              )}
              <Box as="span" flex="1 1 0" minWidth="0" display={{ base: 'none', lg: 'flex' }} gap="2">
                <Words {...{ subject: Subject || t('mail.noSubject'), snippet: open ? '' : snippet }} />
              </Box>
              {attachments.length > 0 && (
                <Box as="span" flexShrink="0" color="fg.muted" role="img" aria-label={t('mail.hasAttachments')}>
                  <Paperclip aria-hidden size="1em" />
                </Box>
              )}
              <Text as="span" flexShrink="0" textStyle="sm" fontVariantNumeric="tabular-nums" color="fg.muted">
                {formatInstant(sent)}
              </Text>
            </Flex>
            <Box as="span" display={{ base: 'flex', lg: 'none' }} gap="2" paddingInlineStart="6" minWidth="0">
              <Words {...{ subject: Subject || t('mail.noSubject'), snippet: open ? '' : snippet }} />
            </Box>
          </button>
        </Box>
      </Box>
      <div id={`${id}-text`} role="region" aria-labelledby={`${id}-head`} hidden={!open}>
        {open && (
          <>
            <Text
              dir="auto"
              textStyle="md"
              fontWeight="semibold"
              paddingInline="4"
              paddingTop="3"
              overflowWrap="anywhere"
            >
              {Subject || t('mail.noSubject')}
            </Text>
            <MailContent {...{ mail, onUnread, onDelete }} />
          </>
        )}
      </div>
    </Box>
  );
}

function Words({ subject, snippet }: { readonly subject: string; readonly snippet: string }): ReactNode {
  return (
    <>
      <Text as="span" truncate flex="0 1 auto" maxWidth="100%">
        {subject}
      </Text>
      <Text as="span" truncate flex="1 10 0" color="fg.muted" fontWeight="normal">
        {snippet}
      </Text>
    </>
  );
}
