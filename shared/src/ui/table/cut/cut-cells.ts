/** A truncated cell. */
export interface CutCell {
  /** Its heading. */
  readonly heading: string;
  readonly text: string;
}

/** Whether a cell is too narrow for its content. */
export const isCut = (cell: HTMLElement): boolean => cell.scrollWidth > cell.clientWidth;

/** The truncated cells of a row, in the order of the columns. */
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

/** Sets the full text of a truncated cell as its tooltip, and removes an outdated one. */
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
