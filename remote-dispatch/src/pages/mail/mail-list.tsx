import { useT, useFormats } from '@navette/shared/i18n';
import { Box, Badge, Flex, Text } from '@navette/shared/ui';
import { useHeldRows, WaitingRows } from '@navette/shared/ui-table';
import {
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  type ReactElement,
} from 'react';
import { type Mail, senderOf } from './mail.ts';
import { ChevronDown, ChevronRight, Paperclip } from 'lucide-react';
import { MailContent } from './mail-content.tsx';

/** Commands of the list for its page. */
export interface MailListHandle {
  readonly focusFirst: () => void;
}

interface MailListProps {
  readonly ref: Ref<MailListHandle>;
  readonly mails: readonly Mail[];
  readonly openId: string | undefined;
  readonly onToggle: (mail: Mail) => void;
  readonly onUnread: (mail: Mail) => void;
  readonly onDelete: (mail: Mail) => Promise<boolean>;
}

const keyOf = ({ id }: Mail) => id;

/** List of mails with a roving tabindex: arrows, Home and End move, Enter and Space open, Delete asks. None moves while the pointer or the focus is among them: a click would open another mail. */
export function MailList({ ref, mails, openId, onToggle, onUnread, onDelete }: MailListProps): ReactNode {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useState<string>();
  const held = useHeldRows(mails, keyOf);
  const { rows } = held;
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const focus = (mail: Mail | undefined) =>
    mail && list.current?.querySelector<HTMLElement>(`[data-mail="${CSS.escape(mail.id)}"]`)?.focus();
  useImperativeHandle(ref, () => ({ focusFirst: () => focus(rows[0]) }));
  const remove = async (mail: Mail) => {
    const index = rows.indexOf(mail);
    if (!(await onDelete(mail))) return;
    held.own(mail.id);
    focus(rows[index + 1] ?? rows[index - 1]);
  };
  const keysOf = (mail: Mail, index: number) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = { ArrowDown: rows[index + 1], ArrowUp: rows[index - 1], Home: rows[0], End: rows.at(-1) };
    if (event.key in target) focus(Object.entries(target).find(([key]) => key === event.key)?.[1]);
    else if (event.key === 'Delete') void remove(mail);
    else return;
    event.preventDefault();
  };
  return (
    <Box {...held.zone}>
      <WaitingRows held={held} />
      <MailFrame>
        <ul ref={list} aria-label={t('mail.list')}>
          {rows.map((mail, index) => (
            <MailRow
              key={mail.id}
              mail={mail}
              open={mail.id === openId}
              current={mail.id === current?.id}
              onToggle={() => onToggle(mail)}
              onFocus={() => choose(mail.id)}
              onKeyDown={keysOf(mail, index)}
              onUnread={() => onUnread(mail)}
              onDelete={() => void remove(mail)}
            />
          ))}
        </ul>
      </MailFrame>
    </Box>
  );
}

interface MailRowProps {
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
function MailRow({ mail, open, current, onToggle, onFocus, onKeyDown, onUnread, onDelete }: MailRowProps): ReactNode {
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

/** Frame of a list of mails, which scrolls by itself. */
export function MailFrame({ children }: { readonly children: ReactElement }): ReactNode {
  return (
    <Box
      asChild
      listStyleType="none"
      margin="0"
      padding="0"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      overflowY="auto"
      minHeight="0"
    >
      {children}
    </Box>
  );
}
