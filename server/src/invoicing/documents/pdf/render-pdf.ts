import { setImmediate } from 'node:timers/promises';
import type { PaperDocument } from '@navette/shared/document';
import { drawDocument, type Logos } from './draw-blocks.ts';
import { artifact, createSheet, EDGES, GREY, newPage, type Sheet, WIDTH, writeAt } from './sheet.ts';

export interface PdfFile {
  readonly name: string;
  readonly content: Buffer;
}

export interface PdfDetails {
  /** Name of the organisation. */
  readonly author: string;
  /** Title of the file; default that of the document. */
  readonly title?: string;
  readonly made: Date;
  readonly logos?: Logos;
  /** Printed on both sides: each document begins on a right-hand page. */
  readonly twoSided?: boolean;
}

/** Footer of the pages of one document: sender, and "page 2 sur 3". */
function drawFooters(sheet: Sheet, { footer, page }: PaperDocument, first: number, count: number): void {
  const style = { size: 7.5, colour: GREY } as const;
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(first + index);
    artifact(sheet, 'Pagination', () => {
      writeAt(sheet, footer, { ...style, width: WIDTH - 70 }, EDGES.footer);
      writeAt(sheet, page(index + 1, count), { ...style, align: 'right' }, EDGES.footer);
    });
  }
}

/**
 * Documents as one PDF, tagged and with selectable text; each begins on a new page and has its own page numbers. Deterministic for the same documents
 * and time.
 */
export async function renderPdf(
  documents: readonly PaperDocument[],
  { author, title, made, twoSided = false, logos = new Map() }: PdfDetails,
): Promise<Buffer> {
  const [first] = documents;
  const sheet = createSheet(title ?? first?.title ?? '', author, first?.language ?? 'fr', made);
  const chunks: Buffer[] = [];
  sheet.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => sheet.pdf.on('end', resolve).on('error', reject));
  for (const document of documents) {
    if (twoSided && sheet.pdf.bufferedPageRange().count % 2 === 1) newPage(sheet);
    const before = sheet.pdf.bufferedPageRange().count;
    drawDocument(sheet, document, logos);
    drawFooters(sheet, document, before, sheet.pdf.bufferedPageRange().count - before);
    // Yields to the event loop: five hundred documents take many seconds.
    await setImmediate();
  }
  sheet.parent.end();
  sheet.pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Documents as one PDF file. @param together its name when they are several: it is not named after the first then */
export async function pdfOf(
  documents: readonly PaperDocument[],
  details: Omit<PdfDetails, 'title'>,
  together = '',
): Promise<PdfFile> {
  const [only] = documents;
  const isOne = documents.length === 1;
  const name = isOne && only ? only.fileName : together;
  return { name: `${name}.pdf`, content: await renderPdf(documents, { ...details, ...(!isOne && { title: name }) }) };
}
