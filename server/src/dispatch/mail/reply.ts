import { callerName } from '../../kernel/caller.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handler } from '../../kernel/operation.ts';
import { conflict, invalid, notFound, ProblemError, rateLimited } from '../../kernel/problem.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import { sendOnce } from '../../ports/mail-out/send-once.ts';
import { fromMailbox } from './mail-problem.ts';
import { toSentMail } from '../../ports/mail-out/to-sent-mail.ts';
import type { DispatchServices } from '../services.ts';

/** Answers a mail of the inbox in its conversation. The log keeps who answered which mail; addresses and words are in the list of sent mails alone. */
export const reply: Handler<'replyToMessage', DispatchServices> = async ({ body, caller, services, request }) => {
  const { key, id, to, subject, text } = body;
  noteForLog(request, { asked: { id } });
  // Spaces alone pass the contract, and say nothing.
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

/** Says that a mail server failed; the log has the fault. */
function failed(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error;
  throw new ProblemError(503, error.fault === 'settings' ? 'mail.sendRefused' : 'mail.sendFailed', { cause: error });
}
