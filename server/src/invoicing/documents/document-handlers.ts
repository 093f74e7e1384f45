import { creditNoteNumber, invoiceNumber, type InvoiceKind, brusselsNow } from '@navette/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../../files/public.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers, BodyOf } from '../../kernel/operation.ts';
import { refuseKind } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { creditNoteRow, creditSource, creditNotePdf, invoicePdf } from './stored-pdf.ts';
import { letterSource, lettersPdf, type LetterOrder } from './letters.ts';
import { mailsOfInvoice, type DocumentMail, mailDocument, type MailedFile, type MailForm } from './mail-document.ts';
import { ublBeside } from '../ubl/ubl-handlers.ts';
import {
  invoiceRow,
  storedSource,
  aboutClient,
  documentLine,
  feeOf,
  type InvoiceDocument,
  logosOf,
  shownSource,
} from './stored-source.ts';
import { invoiceDocument, documentLanguage } from '@navette/shared/document';
import type { Db } from '../../db/database.ts';
import { pdfOf, type PdfFile } from './pdf/render-pdf.ts';
import { type SentMail, isReadable } from '../../ports/mail-out/mail-out-port.ts';
import { sql } from 'kysely';
import { found } from '../../kernel/problem.ts';
import { logoAt } from '../../masterdata/public.ts';
import { price, recordsOf } from '../invoices/issue-invoices.ts';
import { payerAmong } from '../invoices/payer.ts';
import type { Payer } from '../invoices/refusals.ts';

interface Read {
  readonly path: { readonly id: number };
  readonly services: InvoicingServices;
  readonly request: FastifyRequest;
}

async function read(kind: InvoiceKind, { path: { id }, services, request }: Read) {
  const source = await storedSource(services.db, kind, id);
  noteForLog(request, { subject: invoiceNumber(id) });
  return shownSource(services, source);
}

/** Numbers of invoices, as the log names them. */
const numbersOf = (ids: readonly number[]): string => ids.slice(0, 50).map(invoiceNumber).join(', ');

const unkeptIn =
  ({ log }: FastifyRequest) =>
  (error: unknown): void =>
    log.error({ err: error }, 'the PDF of an invoice is read without being kept');

async function download(kind: InvoiceKind, call: Read & { readonly reply: FastifyReply }): Promise<FastifyReply> {
  const { path, services, request, reply } = call;
  const file = await invoicePdf(services, kind, path.id, unkeptIn(request));
  noteForLog(request, { subject: invoiceNumber(path.id), read: { count: 1 } });
  return sendFile(reply, file);
}

async function mails(kind: NumberedKind, { path: { id }, services: { db } }: Read) {
  await (kind === 'credit' ? creditNoteRow(db, id) : invoiceRow(db, kind, id));
  return mailsOfInvoice(db, kind, id);
}

interface Send extends Read {
  readonly body: Parameters<typeof mailInvoice>[0]['body'];
  readonly caller: Caller;
}

/** The contract requires the key and its format. */
const send = (kind: NumberedKind, { path: { id }, request, ...call }: Send) =>
  mailInvoice({ kind, id, request, key: String(request.headers['idempotency-key']), ...call });

interface Reference {
  readonly id: string;
  /** From 1. */
  readonly number: number;
}

/** Bytes stored in our outbox; undefined for a mail that was moved out of it. */
async function keptFile(db: Db, { id, number }: Reference): Promise<PdfFile | undefined> {
  const { rows } = await sql<{ name: string; content: string }>`
    select file ->> 'name' as name, file ->> 'content' as content
    from outbox_mail, lateral (select attachments::jsonb -> ${number - 1}::integer as file) as attachment
    where starts_with("messageId", ${`<${id}@`}) and file is not null`.execute(db);
  const [file] = rows;
  return file && { name: file.name, content: Buffer.from(file.content, 'base64') };
}

const storedPdf = (services: InvoicingServices, kind: NumberedKind, id: number): Promise<PdfFile> =>
  kind === 'credit' ? creditNotePdf(services, id) : invoicePdf(services, kind, id);

/**
 * A file sent with a mail: from the outbox, or for a mail no longer there the stored PDF of its invoice, which is kept as sent.
 * @throws ProblemError 403 for an invoice of a kind that the caller may not see, 404 for a file that was not stored
 */
async function sentFile(services: InvoicingServices, caller: Caller, reference: Reference): Promise<PdfFile> {
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
  return found(left ? await storedPdf(services, kind, invoiceId) : undefined);
}

/** Documents of invoices: their contents, their PDF, reminder letters, and their mails (specification/invoices.md#dialog). */
export const documentHandlers = {
  getClientInvoiceDocument: (call) => read('client', call),
  getDriverInvoiceDocument: (call) => read('driver', call),
  getInsuranceInvoiceDocument: (call) => read('insurance', call),
  getClientInvoicePdf: (call) => download('client', call),
  getDriverInvoicePdf: (call) => download('driver', call),
  getInsuranceInvoicePdf: (call) => download('insurance', call),
  draftClientInvoice: ({ body: { clientId, ...draft }, services }) =>
    draftSource(services, 'client', { ...draft, payer: { id: clientId, clientId: null } }),
  draftDriverInvoice: ({ body: { driverId, clientId = null, ...draft }, services }) =>
    draftSource(services, 'driver', { ...draft, payer: { id: driverId, clientId } }),
  draftInsuranceInvoice: ({ body: { insuranceId, clientId = null, ...draft }, services }) =>
    draftSource(services, 'insurance', { ...draft, payer: { id: insuranceId, clientId } }),
  listClientInvoiceMails: (call) => mails('client', call),
  listDriverInvoiceMails: (call) => mails('driver', call),
  listInsuranceInvoiceMails: (call) => mails('insurance', call),
  sendClientInvoice: (call) => send('client', call),
  sendDriverInvoice: (call) => send('driver', call),
  sendInsuranceInvoice: (call) => send('insurance', call),
  listCreditNoteMails: (call) => mails('credit', call),
  sendCreditNote: (call) => send('credit', call),
  getCreditNoteDocument: async ({ path: { id }, services, request }) => {
    const source = await creditSource(services.db, id);
    noteForLog(request, { subject: creditNoteNumber(id) });
    return shownSource(services, source);
  },
  getCreditNotePdf: async ({ path: { id }, services, request, reply }) => {
    const file = await creditNotePdf(services, id, unkeptIn(request));
    noteForLog(request, { subject: creditNoteNumber(id), read: { count: 1 } });
    return sendFile(reply, file);
  },
  getSentAttachment: async ({ body, caller, services, request, reply }) => {
    const file = await sentFile(services, caller, body);
    noteForLog(request, { subject: file.name, read: { count: 1 } });
    return sendFile(reply, file);
  },
  printInvoices: async ({ body, caller, services, request, reply }) => {
    refuseKind(caller, body.kind);
    const file = await invoicesPdf(services, body, services.now());
    noteForLog(request, {
      subject: numbersOf(body.invoices),
      read: { count: body.invoices.length },
    });
    return sendFile(reply, file);
  },
  getReminderLetter: async ({ path: { id, recall }, services, request }) => {
    const letter = await letterSource(services.db, { id, level: recall }, services.now());
    noteForLog(request, { subject: invoiceNumber(id) });
    return { ...letter, invoice: shownSource(services, letter.invoice) };
  },
  printReminderLetters: async ({ body: { letters }, services, request, reply }) => {
    const file = await lettersPdf(services, letters, services.now());
    noteForLog(request, {
      subject: numbersOf(letters.map(({ id }) => id)),
    });
    return sendFile(reply, file);
  },
} satisfies Handlers<InvoicingServices>;

/**
 * Documents of invoices as one PDF, in the requested order: rendered now from each invoice's stored data, independent of the stored PDFs.
 * @throws ProblemError 404 for an unknown number
 */
async function invoicesPdf(
  { db, files }: InvoicingServices,
  { kind, invoices }: BodyOf<'printInvoices'>,
  now: Date,
): Promise<PdfFile> {
  const sources = [];
  for (const id of invoices) sources.push(await storedSource(db, kind, id));
  const author = sources[0]?.company.companyName ?? '';
  const details = { author, made: now, logos: await logosOf(files, sources) };
  return pdfOf(sources.map(invoiceDocument), details, `documents-${brusselsNow(now).date}`);
}

interface Mailing extends Pick<DocumentMail, 'key' | 'caller' | 'services'> {
  readonly kind: NumberedKind;
  readonly id: number;
  readonly body: MailForm & { readonly recall?: LetterOrder['level'] | null };
  readonly request: FastifyRequest;
}

/** The PDF of the invoice or credit note, preceded by the reminder letter if one is sent along, and the UBL that goes with it. */
async function filesOf({ kind, id, body, services }: Mailing): Promise<readonly MailedFile[]> {
  const level = body.recall;
  const letter = level
    ? [await lettersPdf(services, [{ id, level }], services.now(), { fieldOf: () => 'recall', goesOut: true })]
    : [];
  const ubl = kind === 'credit' ? [] : await ublBeside(services.db, await storedSource(services.db, kind, id));
  return [...letter, await storedPdf(services, kind, id), ...ubl];
}

/**
 * Sends an invoice or a credit note by mail, idempotent by key. The log keeps who sent which invoice; address and text are only in the list of sent
 * mails.
 * @throws ProblemError 400 on an empty field, 404 for an unknown invoice, 409 for a letter whose reminder is not recorded, 409, 422, 429 or 503 when
 * it was not sent
 */
async function mailInvoice(mailing: Mailing): Promise<SentMail> {
  const { kind, id, body, key, caller, services, request } = mailing;
  noteForLog(request, {
    subject: kind === 'credit' ? creditNoteNumber(id) : invoiceNumber(id),
    asked: { id, ...(body.recall && { recall: body.recall }) },
  });
  return mailDocument({
    key,
    invoice: { kind, id, recall: body.recall ?? 0 },
    body,
    files: () => filesOf(mailing),
    caller,
    services,
  });
}

/** A preview of an invoice. */
interface Draft {
  readonly payer: Payer;
  readonly date: string;
  readonly bookings: readonly number[];
}

async function archivedAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('archivedAt', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Contents of the document if the invoice were made now.
 * @throws ProblemError 400 or 409 as when it is made, except for the amount
 */
async function draftSource(services: InvoicingServices, kind: InvoiceKind, draft: Draft): Promise<InvoiceDocument> {
  const { db } = services;
  const { payer, date } = draft;
  const records = await recordsOf(db, kind, [draft], await archivedAmong(db, draft.bookings));
  const { language, ...addressee } = payerAmong(records.payers, kind, payer.id).addressee;
  const { sums, lines: priced } = price(kind, draft, records);
  const lines = priced.map(documentLine);
  const amount = sums.total;
  return shownSource(services, {
    kind,
    id: null,
    date,
    language: documentLanguage(language, records.company),
    company: records.company,
    logo: await logoAt(db, services.now()),
    payer: { id: payer.id, ...addressee },
    about: aboutClient(kind, { payer: addressee.name, clientId: payer.clientId }, lines),
    lines,
    amount,
    fee: kind === 'client' ? feeOf(amount, lines) : 0,
    credit: null,
  });
}
