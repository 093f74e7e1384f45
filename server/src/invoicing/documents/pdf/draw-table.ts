import type { TableBlock } from '@navette/shared/document';
import {
  artifact,
  EDGES,
  grouped,
  heightOf,
  makeRoom,
  newPage,
  type Sheet,
  tagged,
  type TextStyle,
  WIDTH,
  writeAt,
} from './sheet.ts';

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
export function drawTable(sheet: Sheet, block: TableBlock): void {
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
