import { type Caller, callerName } from '../../kernel/caller.ts';
import { conflict, invalid, ProblemError, rateLimited } from '../../kernel/problem.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import { type MailToSend, sendOnce } from '../../ports/mail-out/send-once.ts';
import { type SentMail, toSentMail } from '../../ports/mail-out/mail-out-port.ts';
import type { InvoicingServices } from '../services.ts';
import type { Db } from '../../db/database.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';

export interface MailForm {
  readonly to: string | null;
  readonly subject: string;
  readonly text: string;
}

/** File of a mail: a PDF, or XML. */
export interface MailedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Files as attachments of a mail. */
export const attachmentsOf = (files: readonly MailedFile[]) =>
  files.map(({ name, content }) => ({
    name,
    type: name.endsWith('.xml') ? 'application/xml' : 'application/pdf',
    content,
  }));

export interface DocumentMail extends Pick<MailToSend, 'invoice' | 'clientId' | 'key'> {
  readonly body: MailForm;
  /** Renders its documents; called after validation. */
  readonly files: () => Promise<readonly MailedFile[]>;
  readonly caller: Caller;
  readonly services: InvoicingServices;
}

/** Refuses empty fields, which the contract allows; each on its field. */
function checked({ to, subject, text }: MailForm): MailForm & { readonly to: string } {
  const empty = [
    ...(to?.trim() ? [] : [{ field: 'to', messageKey: 'validation.mail.noAddress' }]),
    ...(subject.trim() ? [] : [{ field: 'subject', messageKey: 'validation.required' }]),
    ...(text.trim() ? [] : [{ field: 'text', messageKey: 'validation.required' }]),
  ];
  if (empty.length > 0) throw invalid(...empty);
  return { to: to?.trim() ?? '', subject, text };
}

/**
 * Sends documents by mail, idempotent by key.
 * @throws ProblemError 400 on an empty field, 409, 422, 429 or 503 when it was not sent
 */
export async function mailDocument({ body, files: make, caller, services, ...about }: DocumentMail): Promise<SentMail> {
  const { to, subject, text } = checked(body);
  const now = services.now();
  const seconds = await services.documentMailRate.take(caller.user.id, now);
  if (seconds > 0) throw rateLimited(seconds);
  const files = await make();
  const mail = {
    ...about,
    mailId: null,
    to: [to],
    subject,
    text,
    inReplyTo: null,
    references: [],
    attachments: attachmentsOf(files),
    by: { id: caller.user.id, name: callerName(caller) },
  };
  const sent = await sendOnce(services.db, services.mailOut, mail, now).catch(failed);
  if (sent.outcome === 'busy') throw conflict('mail.sending');
  if (sent.outcome === 'refused')
    throw new ProblemError(422, 'mail.recipientRefused', {
      params: { detail: sent.refused[0]?.reason ?? '' },
      fields: [{ field: 'to', messageKey: 'validation.mail.refused' }],
    });
  return toSentMail(sent.mail);
}

/** Throws the problem of a failed mail server; the log has the cause. */
function failed(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error;
  throw new ProblemError(503, error.fault === 'settings' ? 'mail.sendRefused' : 'mail.sendFailed', { cause: error });
}

const sentMails = (db: Db) => db.selectFrom('sent_mail').selectAll().orderBy('at', 'desc').orderBy('id');

/** Mails of statements of account to a client, the latest first, including failed ones. */
export async function mailsOfStatements(db: Db, clientId: number): Promise<SentMail[]> {
  return (await sentMails(db).where('clientId', '=', clientId).execute()).map(toSentMail);
}

/** Mails of an invoice or a credit note, the latest first, including failed ones. */
export async function mailsOfInvoice(db: Db, kind: NumberedKind, id: number): Promise<SentMail[]> {
  const rows = await sentMails(db).where('invoiceKind', '=', kind).where('invoiceId', '=', id).execute();
  return rows.map(toSentMail);
}
