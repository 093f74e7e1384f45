import type { components } from '@navette/openapi/types';

/** A mail with its content, safe to show. */
export type Mail = components['schemas']['Mail'];

/** A file that came with a mail. */
export type Attachment = Mail['attachments'][number];

/** Most that a search may be, with what the page adds to it. */
export const MOST_SEARCH = 180;

/** The text that the mailbox is asked with. */
export const mailQuery = (q: string, unreadOnly: boolean): string =>
  [...(unreadOnly ? ['is:unread'] : []), ...(q.trim() === '' ? [] : [q.trim().slice(0, MOST_SEARCH)])].join(' ');

/** The mails with the one that stands open among them, at its time: a refresh never takes away what somebody reads. */
export function withOpened(mails: readonly Mail[], opened: Mail | undefined): readonly Mail[] {
  if (!opened || mails.some(({ id }) => id === opened.id)) return mails;
  const before = mails.findIndex(({ Date: sent }) => sent < opened.Date);
  return before === -1 ? [...mails, opened] : mails.toSpliced(before, 0, opened);
}

/** The name of a sender without the address, for a line of the list. */
export const senderOf = ({ From }: Pick<Mail, 'From'>): string => /^\s*"?([^"<]+?)"?\s*</u.exec(From)?.[1] ?? From;
