import type { Handlers } from '../../kernel/operation.ts';
import { notFound } from '../../kernel/problem.ts';
import { readSearch } from '../../ports/mail/mail-search.ts';
import { fromMailbox } from './mail-problem.ts';
import { sendAttachment } from './send-attachment.ts';
import { reply } from './reply.ts';
import { sentMails, withReplies } from './sent-mails.ts';
import { toSummary } from './to-mail.ts';
import type { DispatchServices } from '../services.ts';

/** As many as the badge counts: beyond, it says 99+. */
const MOST_HEADS = 100;
/** As many as the page shows. */
const MOST_MAILS = 50;

/** One mail was changed; one that is no longer in the inbox is not found. */
async function changed(asked: Promise<boolean>): Promise<{ affectedRows: number }> {
  if (!(await fromMailbox(asked))) throw notFound();
  return { affectedRows: 1 };
}

/** The mail of the office (S1 §2.11, §7). */
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
