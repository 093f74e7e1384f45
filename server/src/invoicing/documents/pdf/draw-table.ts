import type { TableBlock, TableSums } from '@navette/shared/document';
import {
  artifact,
  EDGES,
  grouped,
  heightOf,
  newPage,
  PAGE_HEIGHT,
  type Sheet,
  tagged,
  type TextStyle,
  WIDTH,
  writeAt,
} from './sheet.ts';

const PADDING = 3;
/** Space above the title of a group. */
const ABOVE = 6;
/** Tables with many columns use a smaller font. */
const sizeOf = (columns: number): number => (columns > 9 ? 7.5 : 8.5);

interface Cell extends TextStyle {
  readonly text: string;
}

type Weight = 'regular' | 'bold';

/** Cells of a row with their positions on the page. */
function cellsOf({ columns }: TableBlock, texts: readonly string[], weight: Weight): readonly Cell[] {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const size = sizeOf(columns.length);
  let x: number = EDGES.left;
  return columns.map(({ width, align }, index) => {
    const [left, space] = [x, (width / whole) * WIDTH];
    x += space;
    return {
      text: texts[index] ?? '',
      x: left + PADDING / 2,
      width: space - PADDING,
      size,
      weight,
      align: align === 'end' ? 'right' : 'left',
    };
  });
}

/** Cells of a sum; its label spans the columns before the first sum. */
function sumCells(block: TableBlock, { label, cells: texts }: TableSums): readonly Cell[] {
  const cells = cellsOf(block, texts, 'bold');
  const first = cells.find(({ text }) => text !== '');
  const right = first?.x ?? EDGES.right;
  const x = EDGES.left + PADDING / 2;
  const size = sizeOf(block.columns.length);
  return [{ text: label, x, width: right - x - PADDING, size, weight: 'bold' }, ...cells.filter(({ text }) => text)];
}

const titleCells = ({ columns }: TableBlock, text: string): readonly Cell[] => [
  { text, x: EDGES.left + PADDING / 2, width: WIDTH - PADDING, size: sizeOf(columns.length) + 0.5, weight: 'bold' },
];

const cellsHeight = (sheet: Sheet, cells: readonly Cell[]): number =>
  Math.max(...cells.map((cell) => heightOf(sheet, cell.text, cell))) + PADDING;

function line(sheet: Sheet, width: number): void {
  artifact(sheet, 'Layout', () =>
    sheet.pdf.moveTo(EDGES.left, sheet.y).lineTo(EDGES.right, sheet.y).lineWidth(width).strokeColor('#555555').stroke(),
  );
}

type ItemKind = 'title' | 'row' | 'sum' | 'total';

/** A line of a table, from the title of a group to the sums of the whole. */
interface Item {
  readonly kind: ItemKind;
  readonly cells: readonly Cell[];
  readonly height: number;
  /** Number of rows up to this line, itself included. */
  readonly rows: number;
  /** Title of its group. */
  readonly title: readonly Cell[] | undefined;
}

function itemsOf(sheet: Sheet, block: TableBlock): readonly Item[] {
  const items: Item[] = [];
  let rows = 0;
  let title: Item['title'];
  const add = (kind: ItemKind, cells: readonly Cell[]) => {
    rows += kind === 'row' ? 1 : 0;
    const height = cellsHeight(sheet, cells) + (kind === 'title' ? ABOVE : 0);
    items.push({ kind, cells, height, rows, title });
  };
  const addRows = (count: number) => {
    for (const texts of block.rows.slice(rows, rows + count)) add('row', cellsOf(block, texts, 'regular'));
  };
  for (const group of block.groups ?? []) {
    title = titleCells(block, group.title);
    add('title', title);
    addRows(group.count);
    add('sum', sumCells(block, group.sums));
  }
  title = undefined;
  addRows(block.rows.length);
  if (block.sums) add('total', sumCells(block, block.sums));
  return items;
}

/** Whether a line stays on the page of the next one: titles with their rows, sums with the row above, and two rows at least with the totals. */
function isKept(items: readonly Item[], index: number): boolean {
  const [item, next, afterNext] = items.slice(index, index + 3);
  if (!item || !next) return false;
  if (item.kind === 'title' || next.kind === 'sum' || next.kind === 'total') return true;
  return item.kind === 'row' && next.kind === 'row' && (!afterNext || afterNext.kind === 'total');
}

interface Need {
  readonly height: number;
  /** Whether it includes the end of the table. */
  readonly ends: boolean;
}

/** Height from each line to the end of what stays with it. @param after what stays with the end of the table */
function needsOf(items: readonly Item[], after: number): readonly Need[] {
  const needs: Need[] = [];
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const height = items[index]?.height ?? 0;
    const isLast = index === items.length - 1;
    const next = isKept(items, index) ? needs[0] : undefined;
    const whole = { height: height + (isLast ? after : (next?.height ?? 0)), ends: isLast || (next?.ends ?? false) };
    needs.unshift(whole.height > PAGE_HEIGHT / 2 ? { height, ends: isLast } : whole);
  }
  return needs;
}

/**
 * Draws a table line by line. On each further page its head is repeated, with the sums brought forward and the title of the group, as artifacts for
 * screen readers.
 * @param after height of what must stay on the page of its last lines
 */
export function drawTable(sheet: Sheet, block: TableBlock, after: number): void {
  const texts = block.columns.map(({ header }) => header);
  const head = cellsOf(block, texts, 'bold');
  const headHeight = cellsHeight(sheet, head);
  const items = itemsOf(sheet, block);
  const needs = needsOf(items, after);
  const carriedHeight = block.carried ? cellsHeight(sheet, sumCells(block, block.carried(1).forward)) : 0;
  const write = (cells: readonly Cell[], above = 0) => {
    for (const cell of cells) writeAt(sheet, cell.text, cell, sheet.y + above + PADDING / 2);
  };
  const repeat = (cells: readonly Cell[], height: number, above = 0) => {
    artifact(sheet, 'Pagination', () => write(cells, above));
    sheet.y += height;
    line(sheet, 0.75);
  };
  const carry = (rows: number, side: 'forward' | 'brought') => {
    if (block.carried && rows > 0) repeat(sumCells(block, block.carried(rows)[side]), carriedHeight);
  };
  /** Continues on a new page, before this line. */
  const turn = ({ kind, rows, title }: Item) => {
    const drawn = kind === 'row' ? rows - 1 : rows;
    carry(drawn, 'forward');
    newPage(sheet);
    repeat(head, headHeight);
    carry(drawn, 'brought');
    if (title && kind !== 'title') repeat(title, cellsHeight(sheet, title) + ABOVE, ABOVE);
  };
  const draw = ({ kind, cells, height }: Item, type: 'TH' | 'TD') => {
    const above = kind === 'title' ? ABOVE : 0;
    grouped(sheet, 'TR', () => {
      for (const cell of cells)
        tagged(
          sheet,
          type,
          () => writeAt(sheet, cell.text, cell, sheet.y + above + PADDING / 2),
          type === 'TH' ? { scope: 'Column' } : {},
        );
    });
    sheet.y += height;
    line(sheet, kind === 'row' ? 0.4 : 0.75);
  };
  const [start] = needs;
  if (sheet.y + headHeight + Math.max(headHeight * 2, start?.height ?? 0) > EDGES.bottom) newPage(sheet);
  grouped(sheet, 'Table', () => {
    draw({ kind: 'total', cells: head, height: headHeight, rows: 0, title: undefined }, 'TH');
    for (const [index, item] of items.entries()) {
      const { height, ends } = needs[index] ?? { height: item.height, ends: true };
      if (sheet.y + height + (ends ? 0 : carriedHeight) > EDGES.bottom) turn(item);
      draw(item, 'TD');
    }
  });
}
