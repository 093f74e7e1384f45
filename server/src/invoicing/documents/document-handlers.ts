import { creditNoteNumber, invoiceNumber, type InvoiceKind } from '@navette/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../../files/public.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { refuseKind } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { creditNoteRow, creditSource } from './credit-source.ts';
import { draftSource } from './draft-source.ts';
import { invoicesPdf } from './invoices-pdf.ts';
import { letterSource, lettersPdf } from './letters.ts';
import { mailInvoice } from './mail-invoice.ts';
import { sentFile } from './sent-file.ts';
import { mailsOfInvoice } from './sent-mails.ts';
import { creditNotePdf, invoicePdf } from './stored-pdf.ts';
import { invoiceRow, storedSource } from './stored-source.ts';

interface Read {
  readonly path: { readonly id: number };
  readonly services: InvoicingServices;
  readonly request: FastifyRequest;
}

/** The log names the invoice that was read. */
async function read(kind: InvoiceKind, { path: { id }, services, request }: Read) {
  const source = await storedSource(services.db, kind, id);
  noteForLog(request, { subject: invoiceNumber(id) });
  return source;
}

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

/** The contract asks for the key and for its form. */
const send = (kind: NumberedKind, { path: { id }, request, ...call }: Send) =>
  mailInvoice({ kind, id, request, key: String(request.headers['idempotency-key']), ...call });

/** Documents of invoices: what they are made of, their PDF, reminder letters, and the mails they go out with (S3 §2.2, 2.5, 2.6). */
export const documentHandlers = {
  getClientInvoiceDocument: (call) => read('client', call),
  getDriverInvoiceDocument: (call) => read('driver', call),
  getInsuranceInvoiceDocument: (call) => read('insurance', call),
  getClientInvoicePdf: (call) => download('client', call),
  getDriverInvoicePdf: (call) => download('driver', call),
  getInsuranceInvoicePdf: (call) => download('insurance', call),
  draftClientInvoice: ({ body: { clientId, ...draft }, services: { db } }) =>
    draftSource(db, 'client', { ...draft, payer: { id: clientId, clientId: null } }),
  draftDriverInvoice: ({ body: { driverId, clientId = null, ...draft }, services: { db } }) =>
    draftSource(db, 'driver', { ...draft, payer: { id: driverId, clientId } }),
  draftInsuranceInvoice: ({ body: { insuranceId, clientId = null, ...draft }, services: { db } }) =>
    draftSource(db, 'insurance', { ...draft, payer: { id: insuranceId, clientId } }),
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
    return source;
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
    const file = await invoicesPdf(services.db, body, services.now());
    noteForLog(request, {
      subject: body.invoices.slice(0, 50).map(invoiceNumber).join(', '),
      read: { count: body.invoices.length },
    });
    return sendFile(reply, file);
  },
  getReminderLetter: async ({ path: { id, recall }, services, request }) => {
    const letter = await letterSource(services.db, { id, level: recall }, services.now());
    noteForLog(request, { subject: invoiceNumber(id) });
    return letter;
  },
  printReminderLetters: async ({ body: { letters }, services, request, reply }) => {
    const file = await lettersPdf(services.db, letters, services.now());
    noteForLog(request, {
      subject: letters
        .slice(0, 50)
        .map(({ id }) => invoiceNumber(id))
        .join(', '),
    });
    return sendFile(reply, file);
  },
} satisfies Handlers<InvoicingServices>;
