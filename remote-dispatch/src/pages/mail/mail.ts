import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';
import { brusselsToday, type IsoDate } from '@navette/shared/domain';
import type { ArrivedPdf } from '../../requests/pdf-beside.tsx';

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

/** Day on which a mail was sent. */
export const dayOf = ({ Date: sent }: Pick<Mail, 'Date'>): IsoDate => brusselsToday(new Date(sent));

/** Text of a mail in which a request is read, its subject first. */
export const textOf = ({ Subject, body }: Pick<Mail, 'Subject' | 'body'>): string => `${Subject}\n${body}`;

/** Long timeout: an attachment of 25 MB from a remote mail server takes its time. */
const PATIENCE = { timeout: 90_000 };

/** Content of an attachment. @throws {ApiProblem} when the mail server does not give it */
export const attachmentOf = ({ id }: Pick<Mail, 'id'>, attachmentId: string): Promise<Blob> =>
  dataOf(api.POST('/service/gmail/getAttachment', { body: { id, attachmentId }, parseAs: 'blob', ...PATIENCE }));

/** Attached PDFs that are read; more are no requests. */
const MOST_READ = 3;

/** The PDFs of a mail in which a request is read. */
export const pdfsOf = (mail: Mail): readonly ArrivedPdf[] =>
  mail.attachments
    .filter(({ name }) => /\.pdf$/iu.test(name))
    .slice(0, MOST_READ)
    .map(({ id, name }) => ({
      id: `${mail.id} ${id}`,
      name,
      load: () => attachmentOf(mail, id),
      sent: dayOf(mail),
    }));
