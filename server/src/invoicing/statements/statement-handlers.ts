import { statementDocument } from '@navette/shared/document';
import { personName, type PersonNameParts } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import { sendFile } from '../../files/public.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handlers } from '../../kernel/operation.ts';
import { mailDocument } from '../documents/mail-document.ts';
import { renderPdf } from '../documents/pdf/render-pdf.ts';
import { mailsOfStatements } from '../documents/sent-mails.ts';
import type { PdfFile } from '../documents/stored-pdf.ts';
import type { InvoicingServices } from '../services.ts';
import { statementClient } from './statement-queries.ts';
import { statementSource } from './statement-source.ts';

/** A statement is printed for its day and is not kept, as letters are not (ADR 32). */
async function statementPdf(source: AnswerOf<'getClientStatement'>, made: Date): Promise<PdfFile> {
  const document = statementDocument(source);
  const content = await renderPdf([document], { author: source.company.companyName, made });
  return { name: `${document.fileName}.pdf`, content };
}

/** The log names whose account it is. Their number in the body lets the line be emptied when they are anonymised. */
const noteStatement = (request: FastifyRequest, client: PersonNameParts, asked: { readonly clientId: number }): void =>
  noteForLog(request, { subject: personName(client, 'text'), asked });

/** Statements of account of clients: what they are made of, their PDF, and the mails they go out with. */
export const statementHandlers = {
  getClientStatement: async ({ body, services, request }) => {
    const source = await statementSource(services.db, body, services.now());
    noteStatement(request, source, body);
    return source;
  },
  printClientStatement: async ({ body, services, request, reply }) => {
    const made = services.now();
    const source = await statementSource(services.db, body, made);
    const file = await statementPdf(source, made);
    noteStatement(request, source, body);
    return sendFile(reply, file);
  },
  listStatementMails: async ({ path: { id }, services: { db } }) => {
    await statementClient(db, id);
    return mailsOfStatements(db, id);
  },
  sendClientStatement: async ({ path: { id: clientId }, body, caller, services, request }) => {
    const { startDate = null, endDate = null, ...form } = body;
    noteStatement(request, await statementClient(services.db, clientId), { clientId });
    // The contract asks for the key and for its form.
    const key = String(request.headers['idempotency-key']);
    const made = services.now();
    const files = async () => [
      await statementPdf(await statementSource(services.db, { clientId, startDate, endDate }, made), made),
    ];
    return mailDocument({ key, clientId, body: form, files, caller, services });
  },
} satisfies Handlers<InvoicingServices>;
