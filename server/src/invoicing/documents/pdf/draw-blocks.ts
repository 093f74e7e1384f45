import type { AddressesBlock, DocumentBlock, HeadingBlock, TotalsBlock, TableBlock } from '@navette/shared/document';
import { drawFacts, drawPayment, factsHeight } from './draw-payment.ts';
import {
  artifact,
  EDGES,
  GREY,
  grouped,
  heightOf,
  makeRoom,
  MM,
  paragraph,
  type Sheet,
  tagged,
  WIDTH,
  writeAt,
  newPage,
  type TextStyle,
} from './sheet.ts';

const TO = { x: EDGES.right - 85 * MM, width: 85 * MM, size: 10.5 } as const;
const FROM = { x: EDGES.left, width: WIDTH - 95 * MM } as const;
const SUMS = { x: EDGES.right - 90 * MM, width: 90 * MM } as const;
const ROW = 15;

/** Sender at the left, addressee in the window of the envelope. */
function drawAddresses(sheet: Sheet, { from, to }: AddressesBlock): void {
  const top = sheet.y;
  const column = (lines: readonly string[], style: typeof TO | typeof FROM) =>
    grouped(sheet, 'Sect', () => {
      for (const [index, line] of lines.entries())
        paragraph(sheet, line, { ...style, weight: index === 0 ? 'bold' : 'regular' });
    });
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

/** Totals at the right; kept together. */
function drawTotals(sheet: Sheet, { rows }: TotalsBlock): void {
  makeRoom(sheet, rows.length * ROW + 6 * MM);
  sheet.y += 4 * MM;
  for (const { label, value, strong } of rows) {
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
      writeAt(sheet, label, { x: SUMS.x + 4, width: SUMS.width - 34 * MM, weight });
      writeAt(sheet, value, { x: SUMS.x + SUMS.width - 32 * MM, width: 32 * MM - 4, weight, align: 'right' });
    });
    sheet.y += Math.max(ROW, heightOf(sheet, label, { width: SUMS.width - 34 * MM, weight }));
  }
}

function drawParagraphs(
  sheet: Sheet,
  texts: readonly string[],
  style: { readonly size?: number; readonly colour?: string },
): void {
  sheet.y += 2 * MM;
  for (const text of texts) {
    paragraph(sheet, text, style);
    sheet.y += 2 * MM;
  }
}

/** Draws one block of a document below the previous ones. */
export function drawBlock(sheet: Sheet, block: DocumentBlock): void {
  switch (block.kind) {
    case 'addresses':
      return drawAddresses(sheet, block);
    case 'heading':
      return drawHeading(sheet, block);
    case 'text':
      return drawParagraphs(sheet, block.paragraphs, {});
    case 'table':
      return drawTable(sheet, block);
    case 'totals':
      return drawTotals(sheet, block);
    case 'payment':
      return drawPayment(sheet, block);
    case 'notes':
      return drawParagraphs(sheet, block.lines, { size: 8, colour: GREY });
  }
}

const PADDING = 3;
/** Tables with many columns use a smaller font. */
const sizeOf = (columns: number): number => (columns > 9 ? 7 : 8.5);

interface Cell extends TextStyle {
  readonly text: string;
}

/** Cells of a row with their positions on the page. */
function cellsOf({ columns }: TableBlock, texts: readonly string[], weight: 'regular' | 'bold'): readonly Cell[] {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const size = sizeOf(columns.length);
  let x: number = EDGES.left;
  return columns.map(({ width, align }, index) => {
    const [left, space] = [x, (width / whole) * WIDTH];
    x += space;
    const text = texts[index] ?? '';
    return {
      text,
      x: left + PADDING / 2,
      width: space - PADDING,
      size,
      weight,
      align: align === 'end' ? 'right' : 'left',
    };
  });
}

const rowHeight = (sheet: Sheet, cells: readonly Cell[]): number =>
  Math.max(...cells.map((cell) => heightOf(sheet, cell.text, cell))) + PADDING;

function line(sheet: Sheet, width: number): void {
  artifact(sheet, 'Layout', () =>
    sheet.pdf.moveTo(EDGES.left, sheet.y).lineTo(EDGES.right, sheet.y).lineWidth(width).strokeColor('#555555').stroke(),
  );
}

/** Draws a table row by row. Its head is repeated on each further page, as an artifact for screen readers. */
function drawTable(sheet: Sheet, block: TableBlock): void {
  const head = cellsOf(
    block,
    block.columns.map(({ header }) => header),
    'bold',
  );
  const headHeight = rowHeight(sheet, head);
  const write = (cells: readonly Cell[]) => {
    for (const cell of cells) writeAt(sheet, cell.text, cell, sheet.y + PADDING / 2);
  };
  const row = (cells: readonly Cell[], height: number, type: 'TH' | 'TD') => {
    grouped(sheet, 'TR', () => {
      for (const cell of cells)
        tagged(
          sheet,
          type,
          () => writeAt(sheet, cell.text, cell, sheet.y + PADDING / 2),
          type === 'TH' ? { scope: 'Column' } : {},
        );
    });
    sheet.y += height;
    line(sheet, type === 'TH' ? 0.75 : 0.4);
  };
  makeRoom(sheet, headHeight * 3);
  grouped(sheet, 'Table', () => {
    row(head, headHeight, 'TH');
    for (const texts of block.rows) {
      const cells = cellsOf(block, texts, 'regular');
      const height = rowHeight(sheet, cells);
      if (sheet.y + height > EDGES.bottom) {
        newPage(sheet);
        artifact(sheet, 'Pagination', () => write(head));
        sheet.y += headHeight;
        line(sheet, 0.75);
      }
      row(cells, height, 'TD');
    }
  });
}
