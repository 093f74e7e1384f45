import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';
import type { Caller } from '../../kernel/caller.ts';
import { found } from '../../kernel/found.ts';
import { isReadable } from '../../ports/mail-out/to-sent-mail.ts';
import { refuseKind } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { creditNoteRow } from './credit-source.ts';
import { creditNotePdf, invoicePdf, type PdfFile } from './stored-pdf.ts';

interface Reference {
  readonly id: string;
  /** From 1. */
  readonly number: number;
}

/** The bytes that the outbox of the product kept; undefined for a mail that left it. */
async function keptFile(db: Db, { id, number }: Reference): Promise<PdfFile | undefined> {
  const { rows } = await sql<{ name: string; content: string }>`
    select file ->> 'name' as name, file ->> 'content' as content
    from outbox_mail, lateral (select attachments::jsonb -> ${number - 1}::integer as file) as attachment
    where starts_with("messageId", ${`<${id}@`}) and file is not null`.execute(db);
  const [file] = rows;
  return file && { name: file.name, content: Buffer.from(file.content, 'base64') };
}

const pdfOf = (services: InvoicingServices, kind: NumberedKind, id: number): Promise<PdfFile> =>
  kind === 'credit' ? creditNotePdf(services, id) : invoicePdf(services, kind, id);

/**
 * A file that went out with a mail: from the outbox, and of a mail that left the product the PDF of its invoice,
 * which is kept as it was sent.
 * @throws ProblemError 403 for an invoice of a kind that the caller may not see, 404 for a file that is not kept
 */
export async function sentFile(services: InvoicingServices, caller: Caller, reference: Reference): Promise<PdfFile> {
  const { db } = services;
  const mail = found(await db.selectFrom('sent_mail').selectAll().where('id', '=', reference.id).executeTakeFirst());
  const { invoiceKind: kind, invoiceId, clientId } = mail;
  if (clientId !== null) refuseKind(caller, 'client');
  if (kind !== null && invoiceId !== null)
    refuseKind(caller, kind === 'credit' ? (await creditNoteRow(db, invoiceId)).kind : kind);
  found(isReadable(mail, reference.number) || undefined);
  const kept = await keptFile(db, reference);
  if (kept) return kept;
  const left = mail.state === 'sent' && kind !== null && invoiceId !== null;
  return found(left ? await pdfOf(services, kind, invoiceId) : undefined);
}
