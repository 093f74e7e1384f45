import { invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { flagParam, textParam, useSearchState } from '@navette/shared/router';
import { Button, EmptyState, ErrorState, Page, Toolbar } from '@navette/shared/ui';
import { SegmentedControl } from '@navette/shared/ui-overlay';
import { StaleNotice } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { Inbox as InboxIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { MailList, type MailListHandle } from './list/mail-list.tsx';
import { MailSkeleton } from './list/mail-skeleton.tsx';
import { MailSearch } from './mail-search.tsx';
import { type Mail, mailQuery, withOpened } from './mail.ts';
import { SentMails } from './sent/sent-mails.tsx';
import { useMails } from './use-mails.ts';
import { useOpenedMail } from './use-opened-mail.ts';
import { useRemoveMail } from './use-remove-mail.ts';

const SEARCH = { q: textParam(), unread: flagParam() };
const FOLDER = { sent: flagParam() };

/** Mail of the office (S1 §2.11): what was received, and what was sent from here. */
export function MailPage(): ReactNode {
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
  // The badge too: it would say for a quarter of a minute more that the mailbox does not answer.
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
