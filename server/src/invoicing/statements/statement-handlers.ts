import { statementDocument, documentLanguage, dueDate } from '@navette/shared/document';
import { personName, type PersonNameParts, brusselsNow, statementOf, sumMoney } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import { sendFile } from '../../files/public.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handlers, BodyOf } from '../../kernel/operation.ts';
import { mailDocument } from '../documents/mail-document.ts';
import { renderPdf } from '../documents/pdf/render-pdf.ts';
import { mailsOfStatements } from '../documents/sent-mails.ts';
import type { PdfFile } from '../documents/stored-pdf.ts';
import type { InvoicingServices } from '../services.ts';
import { statementClient, clientMovements, openInvoices } from './statement-queries.ts';
import type { Db } from '../../db/database.ts';
import { refuseRange } from '../../kernel/refuse-range.ts';
import { companyProfile } from '../../masterdata/public.ts';
import { companyOf } from '../documents/stored-source.ts';

/** A statement is rendered for its day and not stored, like letters (ADR 28). */
async function statementPdf(source: AnswerOf<'getClientStatement'>, made: Date): Promise<PdfFile> {
  const document = statementDocument(source);
  const content = await renderPdf([document], { author: source.company.companyName, made });
  return { name: `${document.fileName}.pdf`, content };
}

/** Logs the client whose account it is. Their id in the body allows to empty the line when they are anonymised. */
const noteStatement = (request: FastifyRequest, client: PersonNameParts, asked: { readonly clientId: number }): void =>
  noteForLog(request, { subject: personName(client, 'text'), asked });

/** Maximum days of a statement of account: twenty years. */
const LONGEST_STATEMENT = 20 * 366;

type ClientStatement = AnswerOf<'getClientStatement'>;

/** Open invoices, each with the due date of its document. */
async function stillOpen(db: Db, clientId: number): Promise<ClientStatement['open']> {
  const rows = await openInvoices(db, clientId);
  return Promise.all(
    rows.map(async ({ company: kept, ...invoice }) => {
      const company = await companyOf(db, kept);
      return { ...invoice, due: dueDate({ date: invoice.date, company }) };
    }),
  );
}

/**
 * Contents of a client's statement of account, as of now.
 * @throws ProblemError 400 for days in the wrong order, 404 for an unknown client
 */
async function statementSource(
  db: Db,
  { clientId, startDate = null, endDate = null }: BodyOf<'getClientStatement'>,
  now: Date,
): Promise<ClientStatement> {
  if (startDate && endDate) refuseRange({ start: startDate, end: endDate }, 'endDate', LONGEST_STATEMENT);
  const { firstname, lastname, language, payer } = await statementClient(db, clientId);
  const movements = await clientMovements(db, clientId);
  const { entries, opening, balance } = statementOf(movements, { start: startDate, end: endDate });
  const open = await stillOpen(db, clientId);
  const { date: today } = brusselsNow(now);
  return {
    clientId,
    firstname,
    lastname,
    payer,
    language: documentLanguage(language),
    company: await companyProfile(db),
    today,
    startDate,
    endDate,
    opening,
    entries: [...entries],
    balance,
    late: sumMoney(open.filter(({ due }) => due < today).map((invoice) => invoice.open)),
    open,
  };
}

/** Statements of account of clients: their contents, their PDF, and their mails. */
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
    // The contract requires the key and its format.
    const key = String(request.headers['idempotency-key']);
    const made = services.now();
    const files = async () => [
      await statementPdf(await statementSource(services.db, { clientId, startDate, endDate }, made), made),
    ];
    return mailDocument({ key, clientId, body: form, files, caller, services });
  },
} satisfies Handlers<InvoicingServices>;
