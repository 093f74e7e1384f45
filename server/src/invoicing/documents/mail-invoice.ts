import type { FastifyRequest } from 'fastify';
import type { NumberedKind } from '../../db/invoice-types.ts';
import { type Caller, callerName } from '../../kernel/caller.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { conflict, invalid, ProblemError, rateLimited } from '../../kernel/problem.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import { sendOnce } from '../../ports/mail-out/send-once.ts';
import { type SentMail, toSentMail } from '../../ports/mail-out/to-sent-mail.ts';
import type { InvoicingServices } from '../services.ts';
import { type LetterOrder, lettersPdf } from './letters.ts';
import { creditNotePdf, invoicePdf, type PdfFile } from './stored-pdf.ts';

interface Mailing {
  readonly kind: NumberedKind;
  readonly id: number;
  readonly body: {
    readonly to: string | null;
    readonly subject: string;
    readonly text: string;
    readonly recall?: LetterOrder['level'] | null;
  };
  readonly key: string;
  readonly caller: Caller;
  readonly services: InvoicingServices;
  readonly request: FastifyRequest;
}

/** Refuses what the contract lets through because a form may be empty; each on its field. */
function checked({ to, subject, text }: Mailing['body']): {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
} {
  const empty = [
    ...(to?.trim() ? [] : [{ field: 'to', messageKey: 'validation.mail.noAddress' }]),
    ...(subject.trim() ? [] : [{ field: 'subject', messageKey: 'validation.required' }]),
    ...(text.trim() ? [] : [{ field: 'text', messageKey: 'validation.required' }]),
  ];
  if (empty.length > 0) throw invalid(...empty);
  return { to: to?.trim() ?? '', subject, text };
}

/** The PDF of the invoice or credit note, and the reminder letter before it where one goes along. */
async function filesOf({ kind, id, body, services }: Mailing): Promise<readonly PdfFile[]> {
  const level = body.recall;
  const letter = level ? [await lettersPdf(services.db, [{ id, level }], services.now())] : [];
  const pdf = kind === 'credit' ? creditNotePdf(services, id) : invoicePdf(services, kind, id);
  return [...letter, await pdf];
}

/**
 * Sends an invoice or a credit note by mail, once for its key. The log keeps who sent which invoice; address and words are in the list of sent mails alone.
 * @throws ProblemError 400 on the field that is empty, 404 for an unknown invoice, 409, 422, 429 or 503 when it was not sent
 */
export async function mailInvoice(mailing: Mailing): Promise<SentMail> {
  const { kind, id, body, key, caller, services, request } = mailing;
  noteForLog(request, { asked: { id, ...(body.recall && { recall: body.recall }) } });
  const { to, subject, text } = checked(body);
  const now = services.now();
  const seconds = await services.documentMailRate.take(caller.user.id, now);
  if (seconds > 0) throw rateLimited(seconds);
  const files = await filesOf(mailing);
  const mail = {
    key,
    mailId: null,
    invoice: { kind, id },
    to: [to],
    subject,
    text,
    inReplyTo: null,
    references: [],
    attachments: files.map(({ name, content }) => ({ name, type: 'application/pdf', content })),
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

/** Says that a mail server failed; the log has the fault. */
function failed(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error;
  throw new ProblemError(503, error.fault === 'settings' ? 'mail.sendRefused' : 'mail.sendFailed', { cause: error });
}
