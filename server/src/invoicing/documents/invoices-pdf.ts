import { invoiceDocument } from '@navette/shared/document';
import { brusselsNow } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import type { PdfFile } from './stored-pdf.ts';
import { storedSource } from './stored-source.ts';

/**
 * Documents of invoices as one PDF, in the order they are asked for: printed now from what each invoice kept, beside the PDF that is kept with each.
 * @throws ProblemError 404 for an unknown number
 */
export async function invoicesPdf(db: Db, { kind, invoices }: BodyOf<'printInvoices'>, now: Date): Promise<PdfFile> {
  const sources = [];
  for (const id of invoices) sources.push(await storedSource(db, kind, id));
  const documents = sources.map(invoiceDocument);
  const [only] = documents;
  const name = documents.length === 1 && only ? only.fileName : `documents-${brusselsNow(now).date}`;
  const author = sources[0]?.company.companyName ?? '';
  // Several documents are not named after the first.
  const titled = documents.length > 1 && { title: name };
  return { name: `${name}.pdf`, content: await renderPdf(documents, { author, made: now, ...titled }) };
}
