import { creditNoteNumber, invoiceNumber } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { NumberedKind } from '../../db/invoice-types.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { SentMail } from '../../ports/mail-out/to-sent-mail.ts';
import { type LetterOrder, lettersPdf } from './letters.ts';
import { type DocumentMail, mailDocument, type MailForm } from './mail-document.ts';
import { creditNotePdf, invoicePdf, type PdfFile } from './stored-pdf.ts';

interface Mailing extends Pick<DocumentMail, 'key' | 'caller' | 'services'> {
  readonly kind: NumberedKind;
  readonly id: number;
  readonly body: MailForm & { readonly recall?: LetterOrder['level'] | null };
  readonly request: FastifyRequest;
}

/** The PDF of the invoice or credit note, and the reminder letter before it where one goes along. */
async function filesOf({ kind, id, body, services }: Mailing): Promise<readonly PdfFile[]> {
  const level = body.recall;
  const letter = level
    ? [await lettersPdf(services.db, [{ id, level }], services.now(), { fieldOf: () => 'recall', goesOut: true })]
    : [];
  const pdf = kind === 'credit' ? creditNotePdf(services, id) : invoicePdf(services, kind, id);
  return [...letter, await pdf];
}

/**
 * Sends an invoice or a credit note by mail, once for its key. The log keeps who sent which invoice; address and words are in the list of sent mails alone.
 * @throws ProblemError 400 on the field that is empty, 404 for an unknown invoice, 409 for a letter whose reminder is not recorded, 409, 422, 429 or 503 when it was not sent
 */
export async function mailInvoice(mailing: Mailing): Promise<SentMail> {
  const { kind, id, body, key, caller, services, request } = mailing;
  noteForLog(request, {
    subject: kind === 'credit' ? creditNoteNumber(id) : invoiceNumber(id),
    asked: { id, ...(body.recall && { recall: body.recall }) },
  });
  return mailDocument({ key, invoice: { kind, id }, body, files: () => filesOf(mailing), caller, services });
}
