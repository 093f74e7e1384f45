import type { Handlers, AnswerOf, Handler } from '../kernel/operation.ts';
import { notFound, ProblemError, conflict, invalid, rateLimited } from '../kernel/problem.ts';
import { readSearch, type AttachmentAnswer, type MailHead } from '../ports/mail/mail-port.ts';
import type { DispatchServices } from './services.ts';
import type { FastifyReply } from 'fastify';
import { sendFile, fileName } from '../files/public.ts';
import type { Db } from '../db/database.ts';
import type { SafeMail } from '../ports/mail/create-mail.ts';
import { type SentMail, toSentMail } from '../ports/mail-out/mail-out-port.ts';
import { callerName } from '../kernel/caller.ts';
import { noteForLog } from '../kernel/log-details.ts';
import { ServiceError } from '../kernel/service-error.ts';
import { sendOnce } from '../ports/mail-out/send-once.ts';

/** Maximum that the badge counts: beyond, it shows 99+. */
const MOST_HEADS = 100;
/** Maximum that the page shows. */
const MOST_MAILS = 50;

/** Result of changing one mail; one that is no longer in the inbox is 404. */
async function changed(asked: Promise<boolean>): Promise<{ affectedRows: number }> {
  if (!(await fromMailbox(asked))) throw notFound();
  return { affectedRows: 1 };
}

const MOST_SENT = 100;

/** The latest mails that were sent or failed. */
async function sentMails(db: Db): Promise<SentMail[]> {
  const rows = await db
    .selectFrom('sent_mail')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST_SENT)
    .execute();
  return rows.map(toSentMail);
}

/** Mails with the replies sent from here. */
async function withReplies(db: Db, mails: readonly SafeMail[]): Promise<AnswerOf<'getMessages'>> {
  if (mails.length === 0) return [];
  const rows = await db
    .selectFrom('sent_mail')
    .selectAll()
    .where(
      'mailId',
      'in',
      mails.map(({ id }) => id),
    )
    .where('state', 'in', ['sent', 'kept'])
    .orderBy('at')
    .execute();
  return mails.map((mail) => toMail(mail, rows.filter(({ mailId }) => mailId === mail.id).map(toSentMail)));
}

type MailSummary = AnswerOf<'listMessages'>[number];
type Mail = AnswerOf<'getMessages'>[number];

/** Maximum length of a header; longer ones are abuse. */
const MOST_HEADER = 1000;
/** Bidirectional control characters, which make a line look different from its content. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/gu;
const header = (text: string): string =>
  text.replaceAll(TURNS, '').replaceAll(/\s+/gu, ' ').trim().slice(0, MOST_HEADER);

/** Summary of a mail, with the names of the specification. */
const toSummary = ({ id, from, subject, date, unread, snippet }: MailHead): MailSummary => ({
  id,
  From: header(from),
  Subject: header(subject),
  Date: date.toISOString(),
  unread,
  snippet: header(snippet),
});

const toMail = (
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

/**
 * Replies to a mail of the inbox in its conversation. The log keeps who replied to which mail; addresses and text are only in the list of sent mails.
 */
const reply: Handler<'replyToMessage', DispatchServices> = async ({ body, caller, services, request }) => {
  const { key, id, to, subject, text } = body;
  noteForLog(request, { asked: { id } });
  // White space alone passes the contract but is no text.
  if (text.trim() === '') throw invalid({ field: 'text', messageKey: 'validation.required' });
  if (subject.trim() === '') throw invalid({ field: 'subject', messageKey: 'validation.required' });
  const now = services.now();
  const seconds = await services.replyRate.take(caller.user.id, now);
  if (seconds > 0) throw rateLimited(seconds);
  const thread = await fromMailbox(services.mail.thread(id));
  if (!thread) throw notFound();
  const { messageId, references } = thread;
  const mail = {
    key,
    mailId: id,
    to: [to],
    subject,
    text,
    inReplyTo: messageId,
    references: messageId === null ? references : [...references, messageId],
    attachments: [],
    by: { id: caller.user.id, name: callerName(caller) },
  };
  const sent = await sendOnce(services.db, services.mailOut, mail, now).catch(failed);
  if (sent.outcome === 'busy') throw conflict('mail.sending');
  if (sent.outcome === 'refused')
    throw new ProblemError(422, 'mail.recipientRefused', { params: { detail: sent.refused[0]?.reason ?? '' } });
  return toSentMail(sent.mail);
};

/** Throws the problem of a failed mail server; the log has the cause. */
function failed(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error;
  throw new ProblemError(503, error.fault === 'settings' ? 'mail.sendRefused' : 'mail.sendFailed', { cause: error });
}

/** The mail of the office (specification/office.md#mail). */
export const mailHandlers = {
  listMessages: async ({ body, services }) =>
    (await fromMailbox(services.mail.list(readSearch(body.q ?? ''), MOST_HEADS))).map(toSummary),
  getMessages: async ({ body, services }) =>
    withReplies(services.db, await fromMailbox(services.mail.read(readSearch(body.q ?? ''), MOST_MAILS))),
  replyToMessage: reply,
  listSentMessages: ({ services }) => sentMails(services.db),
  getMailAttachment: async ({ body, services, reply }) =>
    sendAttachment(reply, await fromMailbox(services.mail.attachment(body.id, body.attachmentId))),
  deleteMessage: ({ body, services }) => changed(services.mail.remove(body.id)),
  markMessage: ({ body, services }) => changed(services.mail.mark(body.id, body.unread)),
} satisfies Handlers<DispatchServices>;

function sendAttachment(reply: FastifyReply, file: AttachmentAnswer): FastifyReply {
  if (file === 'unknown') throw notFound();
  if (file === 'tooLarge') throw new ProblemError(413, 'file.tooLarge');
  return sendFile(reply, file);
}

/** Maps a failure of the mail service to a problem for the user; the log has the cause. */
async function fromMailbox<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // A rejected password is not fixed by retrying.
    const problem = new ProblemError(
      503,
      error.fault === 'settings' ? 'mail.refused' : 'serviceUnavailable',
      error.retryAfter === undefined ? {} : { headers: { 'retry-after': String(error.retryAfter) } },
    );
    problem.cause = error;
    throw problem;
  }
}
