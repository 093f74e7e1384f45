/** A cell whose text is cut. */
export interface CutCell {
  /** Its heading. */
  readonly heading: string;
  readonly text: string;
}

/** Whether the box of a cell is too narrow for what it holds. */
export const isCut = (cell: HTMLElement): boolean => cell.scrollWidth > cell.clientWidth;

/** The cut cells of a row, in the order of the columns. */
export function cutCellsOf(row: HTMLTableRowElement): readonly CutCell[] {
  const headings = row.closest('table')?.tHead?.rows[0]?.cells;
  return [...row.cells]
    .filter((cell) => isCut(cell) && !cell.hasAttribute('data-stays'))
    .map((cell) => ({
      heading: headings?.[cell.cellIndex]?.textContent?.trim() ?? '',
      text: cell.textContent?.trim() ?? '',
    }))
    .filter(({ text }) => text !== '');
}

/** Gives a cut cell its whole text as tooltip, and takes back one that is out of date. */
export function titleCut(cell: HTMLElement): void {
  const own = cell.dataset['cut'] !== undefined;
  if (isCut(cell) && (own || cell.title === '')) {
    cell.title = cell.textContent.trim();
    cell.dataset['cut'] = '';
  } else if (own) {
    cell.removeAttribute('title');
    delete cell.dataset['cut'];
  }
}
