import { statementDocument } from '@navette/shared/document';
import { sendFile } from '../../files/public.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import { mailDocument } from '../documents/mail-document.ts';
import { renderPdf } from '../documents/pdf/render-pdf.ts';
import { mailsOfStatements } from '../documents/sent-mails.ts';
import type { PdfFile } from '../documents/stored-pdf.ts';
import type { InvoicingServices } from '../services.ts';
import { statementClient } from './statement-queries.ts';
import { statementSource } from './statement-source.ts';

/** A statement is printed for its day and is not kept, as letters are not (ADR 32). */
async function statementPdf(services: InvoicingServices, asked: BodyOf<'getClientStatement'>): Promise<PdfFile> {
  const made = services.now();
  const source = await statementSource(services.db, asked, made);
  const document = statementDocument(source);
  const content = await renderPdf([document], { author: source.company.companyName, made });
  return { name: `${document.fileName}.pdf`, content };
}

/** Statements of account of clients: what they are made of, their PDF, and the mails they go out with. */
export const statementHandlers = {
  getClientStatement: async ({ body, services, request }) => {
    const source = await statementSource(services.db, body, services.now());
    noteForLog(request, { asked: body });
    return source;
  },
  printClientStatement: async ({ body, services, request, reply }) => {
    const file = await statementPdf(services, body);
    noteForLog(request, { asked: body, read: { count: 1 } });
    return sendFile(reply, file);
  },
  listStatementMails: async ({ path: { id }, services: { db } }) => {
    await statementClient(db, id);
    return mailsOfStatements(db, id);
  },
  sendClientStatement: async ({ path: { id: clientId }, body, caller, services, request }) => {
    const { startDate = null, endDate = null, ...form } = body;
    noteForLog(request, { asked: { id: clientId } });
    // The contract asks for the key and for its form.
    const key = String(request.headers['idempotency-key']);
    const files = async () => [await statementPdf(services, { clientId, startDate, endDate })];
    return mailDocument({ key, clientId, body: form, files, caller, services });
  },
} satisfies Handlers<InvoicingServices>;
