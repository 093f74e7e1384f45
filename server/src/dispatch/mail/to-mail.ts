import type { AnswerOf } from '../../kernel/operation.ts';
import type { MailHead } from '../../ports/mail/mail-port.ts';
import type { SafeMail } from '../../ports/mail/safe/safe-mail.ts';
import { fileName } from '../../files/public.ts';

type MailSummary = AnswerOf<'listMessages'>[number];
type Mail = AnswerOf<'getMessages'>[number];

/** Longer headers are somebody's joke. */
const MOST_HEADER = 1000;
/** Signs with which a line reads otherwise than it is: changes of direction. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/gu;
const header = (text: string): string =>
  text.replaceAll(TURNS, '').replaceAll(/\s+/gu, ' ').trim().slice(0, MOST_HEADER);

/** A mail in short, under the names of the specification. */
export const toSummary = ({ id, from, subject, date, unread, snippet }: MailHead): MailSummary => ({
  id,
  From: header(from),
  Subject: header(subject),
  Date: date.toISOString(),
  unread,
  snippet: header(snippet),
});

/** A mail with its content. */
export const toMail = (
  { deliveredTo, body, html, blockedImages, attachments, ...head }: SafeMail,
  replies: Mail['replies'],
): Mail => ({
  ...toSummary(head),
  DeliveredTo: header(deliveredTo),
  body,
  html,
  blockedImages,
  attachments: attachments.map(({ id, name, size }) => ({ id, name: fileName(name), size })),
  replies,
});
