import { invalidate, $api, api, ApiProblem, dataOf } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { flagParam, textParam, useSearchState } from '@navette/shared/router';
import { Button, EmptyState, ErrorState, Page, Toolbar, Box, Flex, Skeleton, NotSetUp } from '@navette/shared/ui';
import { SegmentedControl, useConfirm, useToast } from '@navette/shared/ui-overlay';
import { StaleNotice } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { Inbox as InboxIcon, Send } from 'lucide-react';
import { useRef, type ReactNode, useCallback, useState } from 'react';
import { MailList, type MailListHandle, MailFrame } from './mail-list.tsx';
import { MailSearch } from './mail-search.tsx';
import { type Mail, mailQuery, withOpened } from './mail.ts';
import { SentMailRow } from './sent-mail-row.tsx';

const SEARCH = { q: textParam(), unread: flagParam() };
const FOLDER = { sent: flagParam() };

/** Mail of the office (specification/office.md#mail): received mails, and mails sent from here. */
export default function MailPage(): ReactNode {
  const t = useT();
  const [{ sent }, setFolder] = useSearchState(FOLDER);
  const folders = (
    <SegmentedControl
      label={t('mail.title')}
      value={sent ? 'sent' : 'received'}
      onChange={(folder) => setFolder({ sent: folder === 'sent' })}
      segments={[
        { value: 'received', label: t('mail.received') },
        { value: 'sent', label: t('mail.sent') },
      ]}
    />
  );
  if (!sent) return <Inbox folders={folders} />;
  return (
    <Page title={t('mail.title')}>
      <NotSetUp without={{ mailOut: t('mail.without.mailOut') }} />
      <Toolbar>{folders}</Toolbar>
      <SentMails />
    </Page>
  );
}

/** The inbox: search, read, answer, delete; polled every 30 seconds. */
function Inbox({ folders }: { readonly folders: ReactNode }): ReactNode {
  const t = useT();
  const [{ q, unread }, setSearch] = useSearchState(SEARCH);
  const mails = useMails(mailQuery(q, unread));
  const queryClient = useQueryClient();
  // The badge too: otherwise it would report an unreachable mailbox for another quarter of a minute.
  const refresh = () =>
    void invalidate(queryClient, [
      ['post', '/service/gmail/getMessages'],
      ['post', '/service/gmail/listMessages'],
    ]);
  const { opened, toggle, putBack, close } = useOpenedMail();
  const removeMail = useRemoveMail();
  const [field, list] = [useRef<HTMLInputElement>(null), useRef<MailListHandle>(null)];
  const search = (changes: Parameters<typeof setSearch>[0]) => {
    close();
    setSearch(changes);
  };
  const remove = async (mail: Mail) => {
    const isGone = await removeMail(mail);
    if (isGone && mail.id === opened?.id) close();
    if (isGone && shown.length === 1) field.current?.focus();
    return isGone;
  };
  const shown = withOpened(mails.data ?? [], opened);
  const isFiltered = q !== '' || unread;
  const failed = mails.error !== null && !mails.isPlaceholderData;
  return (
    <Page title={t('mail.title')} onRefresh={refresh} refreshing={mails.isFetching}>
      <NotSetUp without={{ mailbox: t('mail.without.mailbox') }} />
      <MailSearch
        folders={folders}
        field={field}
        q={q}
        unreadOnly={unread}
        onSearch={search}
        onDown={() => list.current?.focusFirst()}
      />
      {failed && mails.data !== undefined && <StaleNotice title={t('mail.outdated')} load={mails} />}
      {mails.data === undefined && failed && (
        <ErrorState title={t('mail.failed')} error={mails.error} onRetry={refresh} retrying={mails.isFetching} />
      )}
      {mails.isPending && <MailSkeleton />}
      {mails.data !== undefined && shown.length === 0 && (
        <EmptyState icon={<InboxIcon aria-hidden />} title={isFiltered ? t('mail.nothingFound') : t('mail.empty')}>
          {isFiltered && <Button onClick={() => search({ q: '', unread: false })}>{t('mail.showAll')}</Button>}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <MailList
          // The mails of another search are another list.
          key={[q, unread, mails.isPlaceholderData].join()}
          ref={list}
          mails={shown}
          openId={opened?.id}
          onToggle={toggle}
          onUnread={putBack}
          onDelete={remove}
        />
      )}
    </Page>
  );
}

/** Polling interval; paused while the tab is hidden. */
const REFRESH_MS = 30_000;

/** Mails of a search. The results of the search before stay until the answer arrives. */
const useMails = (q: string) =>
  $api.useQuery(
    'post',
    '/service/gmail/getMessages',
    { body: { q } },
    { refetchInterval: REFRESH_MS, placeholderData: (before: Mail[] | undefined) => before },
  );

/** Mails sent from here, the latest first, with recipients, sender and state. */
function SentMails(): ReactNode {
  const t = useT();
  const sent = $api.useQuery('get', '/service/gmail/listSent', {});
  if (sent.data === undefined && sent.error)
    return (
      <ErrorState
        title={t('mail.sent.failed')}
        error={sent.error}
        onRetry={() => void sent.refetch()}
        retrying={sent.isFetching}
      />
    );
  if (sent.data === undefined) return <MailSkeleton />;
  if (sent.data.length === 0) return <EmptyState icon={<Send aria-hidden />} title={t('mail.sent.empty')} />;
  return (
    <MailFrame>
      <ul aria-label={t('mail.sent')}>
        {sent.data.map((mail) => (
          <SentMailRow key={mail.id} mail={mail} />
        ))}
      </ul>
    </MailFrame>
  );
}

const LINES = ['60%', '75%', '45%', '70%', '55%', '65%'];

function MailSkeleton(): ReactNode {
  const t = useT();
  return (
    <Box
      role="status"
      aria-label={t('mail.loading')}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
    >
      {LINES.map((width) => (
        <Flex key={width} gap="4" padding="3" borderBottomWidth="1px" borderColor="border">
          <Skeleton width="12rem" />
          <Skeleton width={width} />
        </Flex>
      ))}
    </Box>
  );
}

/**
 * Returns the function that asks with the subject of the mail, and moves it to the bin. Resolves with whether the mail
 * is gone.
 */
function useRemoveMail(): (mail: Mail) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, Subject, From }) => {
      if (
        !(await confirm({
          title: t('mail.delete.title', { subject: Subject || t('mail.noSubject') }),
          body: t('mail.delete.body', { from: From }),
          confirmLabel: t('shared.delete'),
        }))
      )
        return false;
      try {
        await dataOf(api.POST('/service/gmail/deleteMessage', { body: { id } }));
        toast.success(t('mail.deleted'));
      } catch (error) {
        // A colleague deleted it first: the result is the same.
        if (!(error instanceof ApiProblem && error.status === 404)) {
          toast.failure(t('mail.delete.failed'), error);
          return false;
        }
      }
      queryClient.setQueriesData<Mail[]>({ queryKey: ['post', '/service/gmail/getMessages'] }, (mails) =>
        mails?.filter((mail) => mail.id !== id),
      );
      void invalidate(queryClient, [
        ['post', '/service/gmail/listMessages'],
        ['post', '/service/gmail/getMessages'],
      ]);
      return true;
    },
    [confirm, queryClient, t, toast],
  );
}

interface OpenedMail {
  readonly opened: Mail | undefined;
  /** Opens a mail, which marks it as read, or closes it. */
  readonly toggle: (mail: Mail) => void;
  /** Closes a mail and marks it as unread. */
  readonly putBack: (mail: Mail) => void;
  readonly close: () => void;
}

function useOpenedMail(): OpenedMail {
  const [opened, open] = useState<Mail>();
  const mark = useMarkMail();
  const close = () => open(undefined);
  return {
    opened,
    close,
    toggle: (mail) => {
      if (mail.id === opened?.id) return close();
      open({ ...mail, unread: false });
      if (mail.unread) void mark(mail.id, false);
    },
    putBack: (mail) => {
      close();
      void mark(mail.id, true);
    },
  };
}

/** Returns the function that marks a mail as read or unread: optimistic, reverted on failure. */
function useMarkMail(): (id: string, unread: boolean) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useCallback(
    async (id, unread) => {
      const show = (now: boolean) =>
        queryClient.setQueriesData<Mail[]>({ queryKey: ['post', '/service/gmail/getMessages'] }, (mails) =>
          mails?.map((mail) => (mail.id === id ? { ...mail, unread: now } : mail)),
        );
      show(unread);
      try {
        await dataOf(api.POST('/service/gmail/markMessage', { body: { id, unread } }));
        void invalidate(queryClient, [['post', '/service/gmail/listMessages']]);
      } catch (error) {
        show(!unread);
        toast.failure(t('mail.mark.failed'), error);
      }
    },
    [queryClient, t, toast],
  );
}
