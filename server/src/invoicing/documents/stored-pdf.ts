import { createHash } from 'node:crypto';
import { invoiceDocument } from '@navette/shared/document';
import { brusselsInstant, type InvoiceKind } from '@navette/shared/domain';
import { sql } from 'kysely';
import { holdFile } from '../../files/public.ts';
import { ProblemError, found } from '../../kernel/problem.ts';
import { logoAt } from '../../masterdata/public.ts';
import type { InvoicingServices } from '../services.ts';
import { type InvoiceDocument, invoiceRow, storedSource, companyOf, feeOf, logosOf } from './stored-source.ts';
import { type PdfFile, renderPdf } from './pdf/render-pdf.ts';
import type { Db } from '../../db/database.ts';

type Services = Pick<InvoicingServices, 'db' | 'files'>;

/** The row of a PDF. */
interface Owner {
  readonly table: string;
  readonly id: number;
  readonly pdfSha256: string | null;
  /** Creation date in the PDF. */
  readonly made: Date;
}

/** Called with the error of an unavailable store: the PDF is then returned as rendered, without being stored. */
type Unkept = (error: unknown) => void;

/**
 * The PDF of an invoice: rendered at the first request and stored; from then on the stored bytes, whatever changes in the product (ADR 28).
 * @param unkept for a PDF that is only read; without it a failure of the store is an error, as for one that is sent
 * @throws ProblemError 404 for an unknown number, 503 `document.lost` when the file is gone and cannot be reproduced identically
 */
export async function invoicePdf(services: Services, kind: InvoiceKind, id: number, unkept?: Unkept): Promise<PdfFile> {
  const { date, issuedAt, pdfSha256 } = await invoiceRow(services.db, kind, id);
  const owner = { table: `${kind}_invoice`, id, pdfSha256, made: issuedAt ?? brusselsInstant(date) };
  return keptPdf(services, owner, await storedSource(services.db, kind, id), unkept);
}

/** The PDF of a credit note, stored like that of an invoice. */
export async function creditNotePdf(services: Services, id: number, unkept?: Unkept): Promise<PdfFile> {
  const { issuedAt, pdfSha256 } = await creditNoteRow(services.db, id);
  const owner = { table: 'credit_note', id, pdfSha256, made: issuedAt };
  return keptPdf(services, owner, await creditSource(services.db, id), unkept);
}

async function keptPdf(services: Services, owner: Owner, source: InvoiceDocument, unkept?: Unkept): Promise<PdfFile> {
  const document = invoiceDocument(source);
  const name = `${document.fileName}.pdf`;
  const { pdfSha256, made } = owner;
  const withoutStore = (error: unknown): undefined => {
    if (!unkept) throw error;
    unkept(error);
  };
  const kept = pdfSha256 === null ? undefined : await services.files.read(keyOf(pdfSha256)).catch(withoutStore);
  if (kept) return { name, content: kept };
  const logos = await logosOf(services.files, [source]).catch(withoutStore);
  const content = await renderPdf([document], { author: source.company.companyName, made, ...(logos && { logos }) });
  if (pdfSha256 !== null && pdfSha256 !== hashOf(content)) throw new ProblemError(503, 'document.lost');
  if (!(await services.files.keep(content).catch(withoutStore))) return { name, content };
  const sha256 = await keep(services, owner, content);
  if (sha256 === hashOf(content)) return { name, content };
  const first = await services.files.read(keyOf(sha256));
  if (!first) throw new ProblemError(503, 'document.lost');
  return { name, content: first };
}

/** Name of a file by its content, as in the file port. */
const keyOf = (sha256: string): string => `${sha256}.pdf`;

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Stores a PDF with its row, unless another call was first; returns the hash of the stored one. */
async function keep({ db, files }: Services, { table, id }: Owner, content: Buffer): Promise<string> {
  const sha256 = hashOf(content);
  return db.transaction().execute(async (trx) => {
    await holdFile(trx, keyOf(sha256));
    await files.keep(content);
    const { rows } = await sql<{ pdfSha256: string }>`
      update ${sql.table(table)} set "pdfSha256" = coalesce("pdfSha256", ${sha256}) where id = ${id} returning "pdfSha256"`.execute(
      trx,
    );
    return rows[0]?.pdfSha256 ?? sha256;
  });
}

/** A credit note with the data of its document. */
export const creditNoteRow = async (db: Db, id: number) =>
  found(await db.selectFrom('credit_note').selectAll().where('id', '=', id).executeTakeFirst());

/**
 * Contents of a credit note's document: the credited lines, as stored with the invoice.
 * @throws ProblemError 404 for an unknown number
 */
export async function creditSource(db: Db, id: number): Promise<InvoiceDocument> {
  const note = await creditNoteRow(db, id);
  const kind: InvoiceKind = note.kind;
  const invoice = await storedSource(db, kind, note.invoiceId);
  const credited = await db.selectFrom('credit_note_line').select('bookingId').where('creditNoteId', '=', id).execute();
  const taken = new Set(credited.map(({ bookingId }) => bookingId));
  const lines = invoice.lines.filter((line) => taken.has(line.id));
  return {
    ...invoice,
    company: await companyOf(db, note.company),
    logo: await logoAt(db, note.issuedAt),
    lines,
    amount: note.amount,
    fee: kind === 'client' ? (moneyIn(note.totals, 'fee') ?? feeOf(note.amount, lines)) : 0,
    carried: [],
    credit: { id, date: note.date, reason: note.reason, ...restOf(note.totals) },
  };
}

/** Open amount of the invoice when the note was made; unknown for old ones. */
function restOf(totals: Readonly<Record<string, unknown>>) {
  const [open, invoiceAmount, earlier] = [
    moneyIn(totals, 'open'),
    moneyIn(totals, 'invoiceAmount'),
    moneyIn(totals, 'earlier'),
  ];
  const deducted = earlier === undefined || earlier === 0 ? {} : { earlier };
  return open !== undefined && invoiceAmount !== undefined ? { open, invoiceAmount, ...deducted } : deducted;
}

function moneyIn(totals: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const value = totals[name];
  return typeof value === 'number' ? value : undefined;
}
