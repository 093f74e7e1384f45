import {
  brusselsNow,
  creditNoteNumber,
  type InvoiceKind,
  invoiceNumber,
  UBL_MAILS_SETTING,
} from '@navette/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { zipSync } from 'fflate';
import type { Db } from '../../db/database.ts';
import { sendFile } from '../../files/public.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { conflict, notFound } from '../../kernel/problem.ts';
import { creditNoteRow, creditSource } from '../documents/stored-pdf.ts';
import type { MailedFile } from '../documents/mail-document.ts';
import { type InvoiceDocument, storedSource } from '../documents/stored-source.ts';
import { refuseKind } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { enterpriseOf, ublDocument } from './ubl-document.ts';

/** Enterprise number of an insurer; a client is a private person. */
async function buyerNumber(db: Db, kind: InvoiceKind, payerId: number): Promise<string | null> {
  if (kind !== 'insurance') return null;
  const insurer = await db.selectFrom('insurance').select('cn').where('id', '=', payerId).executeTakeFirst();
  return enterpriseOf(insurer?.cn);
}

/**
 * UBL of a stored document: also for whoever attaches it to a mail.
 * @throws ProblemError 409 `ubl.company` while the organisation has no valid enterprise number
 */
export async function ublFile(db: Db, document: InvoiceDocument) {
  const { id, kind, credit, payer } = document;
  if (id === null || kind === 'driver') throw notFound();
  const seller = enterpriseOf(document.company.companyNumber);
  if (seller === null) throw conflict('ubl.company');
  const buyer = await buyerNumber(db, kind, payer.id);
  const name = credit ? creditNoteNumber(credit.id) : `${kind === 'client' ? 'C' : 'M'}${invoiceNumber(id)}`;
  const content = Buffer.from(ublDocument({ source: { ...document, id }, seller, buyer }), 'utf8');
  return { name: `${name}.xml`, content };
}

export interface Download {
  readonly path: { readonly id: number };
  readonly services: InvoicingServices;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const download =
  (kind: 'client' | 'insurance') =>
  async ({ path: { id }, services: { db }, request, reply }: Download): Promise<FastifyReply> => {
    const file = await ublFile(db, await storedSource(db, kind, id));
    noteForLog(request, { subject: file.name, read: { count: 1 } });
    return sendFile(reply, file);
  };

/** UBL that a mail of an invoice has beside the PDF: that of insurers, where the setting asks for it and the organisation has its number. */
export async function ublBeside(db: Db, source: InvoiceDocument): Promise<readonly MailedFile[]> {
  if (source.kind !== 'insurance' || enterpriseOf(source.company.companyNumber) === null) return [];
  const setting = await db
    .selectFrom('setting')
    .select('value')
    .where('variable', '=', UBL_MAILS_SETTING)
    .executeTakeFirst();
  return setting?.value === 'insurers' ? [await ublFile(db, source)] : [];
}

/** Moment of all files in an archive, so that the same invoices always give the same bytes. */
const ARCHIVED = new Date('2000-01-01T00:00:00');

/** Documents as UBL (specification/formats.md#ubl). */
export const ublHandlers = {
  getClientInvoiceUbl: download('client'),
  getInsuranceInvoiceUbl: download('insurance'),
  zipInvoicesUbl: async ({ body: { kind, invoices }, caller, services, request, reply }) => {
    refuseKind(caller, kind);
    const { db } = services;
    const files: Record<string, Uint8Array> = {};
    for (const id of invoices) {
      const { name, content } = await ublFile(db, await storedSource(db, kind, id));
      files[name] = content;
    }
    noteForLog(request, {
      subject: invoices.slice(0, 50).map(invoiceNumber).join(', '),
      read: { count: invoices.length },
    });
    return sendFile(reply, {
      name: `UBL ${brusselsNow(services.now()).date}.zip`,
      content: zipSync(files, { mtime: ARCHIVED }),
    });
  },
  getCreditNoteUbl: async ({ path: { id }, caller, services: { db }, request, reply }) => {
    refuseKind(caller, (await creditNoteRow(db, id)).kind);
    const file = await ublFile(db, await creditSource(db, id));
    noteForLog(request, { subject: file.name, read: { count: 1 } });
    return sendFile(reply, file);
  },
} satisfies Handlers<InvoicingServices>;
