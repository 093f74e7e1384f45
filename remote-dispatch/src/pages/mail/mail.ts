import type { components } from '@navette/openapi/types';

/** Mail with its content, sanitized. */
export type Mail = components['schemas']['Mail'];

export type Attachment = Mail['attachments'][number];

/** Maximum length of a search, with what the page adds to it. */
export const MOST_SEARCH = 180;

/** Search text as sent to the mailbox. */
export const mailQuery = (q: string, unreadOnly: boolean): string =>
  [...(unreadOnly ? ['is:unread'] : []), ...(q.trim() === '' ? [] : [q.trim().slice(0, MOST_SEARCH)])].join(' ');

/** The mails including the open one, sorted by time: a refresh never removes the mail that the user is reading. */
export function withOpened(mails: readonly Mail[], opened: Mail | undefined): readonly Mail[] {
  if (!opened || mails.some(({ id }) => id === opened.id)) return mails;
  const before = mails.findIndex(({ Date: sent }) => sent < opened.Date);
  return before === -1 ? [...mails, opened] : mails.toSpliced(before, 0, opened);
}

/** Name of a sender without the address, for a row of the list. */
export const senderOf = ({ From }: Pick<Mail, 'From'>): string => /^\s*"?([^"<]+?)"?\s*</u.exec(From)?.[1] ?? From;

/** Draft of a booking made from a mail: sender and subject, as the comment for the office. */
export const bookingOf = ({ From, Subject }: Pick<Mail, 'From' | 'Subject'>): { readonly comment: string } => ({
  comment: [Subject.trim(), From.trim()].filter(Boolean).join(' · '),
});
