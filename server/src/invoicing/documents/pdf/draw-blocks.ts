import type {
  AddressesBlock,
  DocumentBlock,
  HeadingBlock,
  PaperDocument,
  PaymentBlock,
  TotalsBlock,
} from '@navette/shared/document';
import { drawFacts, drawPayment, factsHeight, paymentHeight } from './draw-payment.ts';
import { drawTable } from './draw-table.ts';
import {
  artifact,
  EDGES,
  firstPage,
  GREY,
  grouped,
  heightOf,
  makeRoom,
  MM,
  PAGE_HEIGHT,
  paragraph,
  type Sheet,
  tagged,
  type TextStyle,
  WIDTH,
  writeAt,
} from './sheet.ts';

const TO = { x: EDGES.right - 85 * MM, width: 85 * MM, size: 10.5 } as const;
const FROM = { x: EDGES.left, width: WIDTH - 95 * MM } as const;
const SUMS = { x: EDGES.right - 90 * MM, width: 90 * MM } as const;
const ROW = 15;
const LOGO = { width: 70 * MM, height: 18 * MM } as const;

/** Logos by their reference in a document. */
export type Logos = ReadonlyMap<string, Buffer>;

/** Draws the logo of the sender, no larger than its box, and moves below it. */
function drawLogo(sheet: Sheet, logo: Buffer): void {
  // Opened once for all documents: each opened image is embedded anew.
  const image = sheet.images.get(logo) ?? sheet.pdf.openImage(logo);
  sheet.images.set(logo, image);
  const { width, height } = image;
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  // The name of the organisation stands below it.
  artifact(sheet, 'Layout', () =>
    sheet.pdf.image(image, EDGES.left, sheet.y, { width: width * scale, height: height * scale }),
  );
  sheet.y += height * scale + 3 * MM;
}

/** Sender at the left, below the logo; addressee in the window of the envelope. */
function drawAddresses(sheet: Sheet, { from, to }: AddressesBlock, logo: Buffer | undefined): void {
  const top = sheet.y;
  const column = (lines: readonly string[], style: typeof TO | typeof FROM) =>
    grouped(sheet, 'Sect', () => {
      for (const [index, line] of lines.entries())
        paragraph(sheet, line, { ...style, weight: index === 0 ? 'bold' : 'regular' });
    });
  if (logo) drawLogo(sheet, logo);
  column(from, FROM);
  const left = sheet.y;
  sheet.y = top + 22 * MM;
  column(to, TO);
  sheet.y = Math.max(left, sheet.y) + 10 * MM;
}

function drawHeading(sheet: Sheet, { title, facts }: HeadingBlock): void {
  const place = { x: EDGES.left, width: WIDTH };
  makeRoom(sheet, 30 + factsHeight(sheet, facts, place) + 20 * MM);
  paragraph(sheet, title, { size: 16, weight: 'bold' }, 'H1');
  sheet.y += 2 * MM;
  drawFacts(sheet, facts, place);
  sheet.y += 4 * MM;
}

const LABELS = { width: SUMS.width - 34 * MM } as const;

const totalHeight = (sheet: Sheet, { label, strong }: TotalsBlock['rows'][number]): number =>
  Math.max(ROW, heightOf(sheet, label, { ...LABELS, weight: strong ? 'bold' : 'regular' }));

const totalsHeight = (sheet: Sheet, { rows }: TotalsBlock): number =>
  rows.reduce((sum, row) => sum + totalHeight(sheet, row), 4 * MM);

/** Totals at the right; kept together. */
function drawTotals(sheet: Sheet, { rows }: TotalsBlock): void {
  sheet.y += 4 * MM;
  for (const row of rows) {
    const { label, value, strong } = row;
    const weight = strong ? 'bold' : 'regular';
    if (strong)
      artifact(sheet, 'Layout', () =>
        sheet.pdf
          .rect(SUMS.x, sheet.y - 2, SUMS.width, ROW)
          .lineWidth(0.75)
          .strokeColor('#000000')
          .stroke(),
      );
    tagged(sheet, 'P', () => {
      writeAt(sheet, label, { x: SUMS.x + 4, ...LABELS, weight });
      writeAt(sheet, value, { x: SUMS.x + SUMS.width - 32 * MM, width: 32 * MM - 4, weight, align: 'right' });
    });
    sheet.y += totalHeight(sheet, row);
  }
}

const NOTES = { size: 8, colour: GREY } as const satisfies TextStyle;

/** Paragraphs of a text or of the small print, with their style. */
const wordsOf = (block: Extract<DocumentBlock, { kind: 'text' | 'notes' }>) =>
  block.kind === 'text' ? { texts: block.paragraphs, style: {} } : { texts: block.lines, style: NOTES };

const wordsHeight = (sheet: Sheet, { texts, style }: ReturnType<typeof wordsOf>): number =>
  texts.reduce((sum, text) => sum + heightOf(sheet, text, style) + 2 * MM, 2 * MM);

/** @param kept height of what must stay on the page of the last paragraph */
function drawWords(sheet: Sheet, { texts, style }: ReturnType<typeof wordsOf>, kept: number): void {
  sheet.y += 2 * MM;
  for (const [index, text] of texts.entries()) {
    if (index === texts.length - 1) makeRoom(sheet, heightOf(sheet, text, style) + 2 * MM + kept);
    paragraph(sheet, text, style);
    sheet.y += 2 * MM;
  }
}

/** Head and first lines of a table, which do not stand at the end of a page. */
const TABLE_START = 24 * MM;

/** Payment instructions of a sentence or two: they do not stand on a page without the totals. */
const isShort = (block: DocumentBlock | undefined): boolean =>
  block?.kind === 'payment' && block.slip === null && block.code === null;

/**
 * Height of the beginning of some blocks that stays on one page with what precedes it, so that no page holds a sentence or the totals alone: totals
 * with the last lines of their table, payment instructions undivided and with the sentences below them.
 */
function keptHeight(sheet: Sheet, [block, ...rest]: readonly DocumentBlock[]): number {
  if (!block) return 0;
  const height = () => {
    switch (block.kind) {
      case 'addresses':
      case 'heading':
        return 0;
      case 'table':
        return TABLE_START;
      case 'totals':
        return totalsHeight(sheet, block) + (isShort(rest[0]) ? keptHeight(sheet, rest) : 0);
      case 'payment':
        return paymentHeight(sheet, block) + keptHeight(sheet, rest);
      case 'text':
      case 'notes':
        return wordsHeight(sheet, wordsOf(block)) + keptHeight(sheet, rest);
    }
  };
  const all = height();
  return all > PAGE_HEIGHT ? 0 : all;
}

/** Room for a block that is not divided, and for what stays with it. */
function makeRoomFor(sheet: Sheet, block: TotalsBlock | PaymentBlock, rest: readonly DocumentBlock[]): void {
  const own = block.kind === 'totals' ? totalsHeight(sheet, block) : paymentHeight(sheet, block);
  makeRoom(sheet, Math.max(own, keptHeight(sheet, [block, ...rest])));
}

/** Draws a document from a new page on. */
export function drawDocument(sheet: Sheet, { blocks, title }: PaperDocument, logos: Logos): void {
  firstPage(sheet, title);
  for (const [index, block] of blocks.entries()) {
    const rest = blocks.slice(index + 1);
    switch (block.kind) {
      case 'addresses':
        drawAddresses(sheet, block, block.logo === null ? undefined : logos.get(block.logo));
        break;
      case 'heading':
        drawHeading(sheet, block);
        break;
      case 'text':
      case 'notes':
        drawWords(sheet, wordsOf(block), keptHeight(sheet, rest));
        break;
      case 'table':
        drawTable(sheet, block, keptHeight(sheet, rest));
        break;
      case 'totals':
        makeRoomFor(sheet, block, rest);
        drawTotals(sheet, block);
        break;
      case 'payment':
        makeRoomFor(sheet, block, rest);
        drawPayment(sheet, block);
        break;
    }
  }
}
