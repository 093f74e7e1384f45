import { statementDocument, documentLanguage, dueDate } from '@navette/shared/document';
import {
  personName,
  type PersonNameParts,
  brusselsNow,
  statementOf,
  sumMoney,
  InvoiceStatus,
  type StatementMovement,
} from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import { sendFile } from '../files/public.ts';
import { noteForLog } from '../kernel/log-details.ts';
import type { AnswerOf, Handlers, BodyOf } from '../kernel/operation.ts';
import { mailDocument, mailsOfStatements } from './documents/mail-document.ts';
import { pdfOf, type PdfFile } from './documents/pdf/render-pdf.ts';
import type { InvoicingServices } from './services.ts';
import type { Db } from '../db/database.ts';
import { refuseRange, found } from '../kernel/problem.ts';
import { companyProfile, logoAt } from '../masterdata/public.ts';
import { companyOf, logosOf, shownSource } from './documents/stored-source.ts';
import { sql } from 'kysely';
import { standingColumns, standingOf } from './account/account-queries.ts';
import { invoicePayers } from './invoices/payer.ts';

/** A statement is rendered for its day and not stored, like letters (ADR 28). */
const statementPdf = async (
  { files }: InvoicingServices,
  source: AnswerOf<'getClientStatement'>,
  made: Date,
): Promise<PdfFile> =>
  pdfOf([statementDocument(source)], {
    author: source.company.companyName,
    made,
    logos: await logosOf(files, [source]),
  });

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
  const company = await companyProfile(db);
  return {
    clientId,
    firstname,
    lastname,
    payer,
    language: documentLanguage(language, company),
    company,
    logo: await logoAt(db, now),
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
    return shownSource(services, source);
  },
  printClientStatement: async ({ body, services, request, reply }) => {
    const made = services.now();
    const source = await statementSource(services.db, body, made);
    const file = await statementPdf(services, source, made);
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
      await statementPdf(services, await statementSource(services.db, { clientId, startDate, endDate }, made), made),
    ];
    return mailDocument({ key, clientId, body: form, files, caller, services });
  },
} satisfies Handlers<InvoicingServices>;

/** A client with the address of statements: that of the invoices, if the record has another one for them. */
async function statementClient(db: Db, id: number) {
  const { firstname, lastname, addressee } = found((await invoicePayers(db, 'client', [id])).get(id));
  const { language, ...payer } = addressee;
  return { firstname, lastname, language, payer: { id, ...payer } };
}

/**
 * Movements on a client's account. A write-off on closing an invoice has that day; an invoice closed without a write-off (before they existed) is
 * settled nevertheless: its remainder is added to its last entry.
 */
async function clientMovements(db: Db, clientId: number): Promise<StatementMovement[]> {
  const { rows } = await sql<StatementMovement>`
    with invoice as (select id, date, amount, status from client_invoice where "clientId" = ${clientId} and "cancelledAt" is null),
    movement as (
      select date, 'invoice' as type, id as number, id as "invoiceId", amount from invoice
      union all select note.date, 'creditNote', note.id, note."invoiceId", -note.amount
        from credit_note note join invoice on invoice.id = note."clientInvoiceId"
      union all select entry.date, case when coalesce(entry."reversalOf", entry."returnOf") is not null then 'reversal'
            when (entry.amount > 0) = (invoice.amount > 0) then 'payment' else 'refund' end, entry.id, entry."invoiceId", -entry.amount
        from invoice_payment entry join invoice on invoice.id = entry."clientInvoiceId"
      union all select entry.date, 'creditUse', entry.id, entry."invoiceId", entry.amount
        from invoice_payment entry join invoice on invoice.id = entry."clientInvoiceId" where entry.source = 'credit'
      union all select entry.date, 'closed', invoice.id, invoice.id, -entry.amount
        from invoice_write_off entry join invoice on invoice.id = entry."clientInvoiceId"
        where invoice.status = ${sql.lit(InvoiceStatus.closed)} and entry."reversalOf" is null
          and not exists (select from invoice_write_off undo where undo."reversalOf" = entry.id))
    select * from movement
    union all select date, 'credit', id, id, -amount from bank_part where "clientId" = ${clientId}
    union all select max(movement.date), 'closed', invoice.id, invoice.id, -sum(movement.amount)
      from movement join invoice on invoice.id = movement."invoiceId" where movement.type <> 'creditUse' and invoice.status = ${sql.lit(InvoiceStatus.closed)}
      group by invoice.id having sum(movement.amount) <> 0`.execute(db);
  return rows;
}

/** Invoices of a client with an open amount, the oldest first, with the organisation as stored with each. */
const openInvoices = (db: Db, clientId: number) =>
  db
    .selectFrom('client_invoice')
    .leftJoin(standingOf('client'), 'standing.invoiceId', 'client_invoice.id')
    .select(['client_invoice.id', 'client_invoice.date', 'client_invoice.amount', 'client_invoice.company'])
    .select(standingColumns('client_invoice')[2])
    .where('client_invoice.clientId', '=', clientId)
    .where('cancelledAt', 'is', null)
    .where('status', '<>', InvoiceStatus.closed)
    .where(sql<boolean>`client_invoice.amount > coalesce(standing.credited, 0) + coalesce(standing.paid, 0)`)
    .orderBy('client_invoice.date')
    .orderBy('client_invoice.id')
    .execute();
