import { chakra } from '@chakra-ui/react/styled-system';
import { createPortal } from 'react-dom';
import { type ReactNode, useEffect, useRef, useState, type FocusEvent } from 'react';
import { rowOf } from './keyboard/row-target.ts';

const Note = chakra('dl', {
  base: {
    position: 'fixed',
    zIndex: 'tooltip',
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: '3',
    rowGap: '0.5',
    px: '3',
    py: '2',
    maxWidth: '40rem',
    maxHeight: '40vh',
    overflow: 'hidden',
    pointerEvents: 'none',
    textStyle: 'xs',
    color: 'fg.inverted',
    bg: 'bg.inverted',
    borderRadius: 'l2',
    boxShadow: 'md',
    '& > dt': { opacity: '0.8' },
    '& > dd': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});

/** Full texts of the truncated cells of a row: below it, or above it if there is no room. Screen readers get them from the row. */
export function CutTextsNote({ texts }: { readonly texts: CutTexts | null }): ReactNode {
  if (!texts) return null;
  const { cells, top, bottom, left, width } = texts;
  const below = bottom + 48 + cells.length * 20 < window.innerHeight;
  const place = below ? { top: bottom + 4 } : { bottom: window.innerHeight - top + 4 };
  return createPortal(
    <Note aria-hidden data-cut-texts style={{ ...place, left: left + 16, maxWidth: Math.min(width - 32, 640) }}>
      {cells.flatMap(({ heading, text }) => [<dt key={`${heading}-`}>{heading}</dt>, <dd key={heading}>{text}</dd>])}
    </Note>,
    document.body,
  );
}

/** The truncated texts of the focused row, and their position. */
interface CutTexts {
  readonly cells: readonly CutCell[];
  /** px in the viewport: edges of the row. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
}

/** Milliseconds on a row before its texts are shown, so that moving through the rows is not disturbed. */
const PAUSE = 350;

/** Truncated texts of the row with the keyboard focus; null without any, and when the focus was moved by the pointer. */
export function useCutCells() {
  const [texts, setTexts] = useState<CutTexts | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const byPointer = useRef(false);
  const hide = () => {
    window.clearTimeout(timer.current);
    setTexts(null);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!texts) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setTexts(null);
    const onMove = () => setTexts(null);
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('scroll', onMove, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('scroll', onMove, { capture: true });
    };
  }, [texts]);
  const show = ({ target }: FocusEvent) => {
    hide();
    const row = rowOf(target);
    if (!row || target !== row || byPointer.current) return;
    timer.current = window.setTimeout(() => {
      const cells = cutCellsOf(row);
      if (cells.length === 0 || document.activeElement !== row) return;
      const { top, bottom } = row.getBoundingClientRect();
      const list = row.closest('table')?.parentElement?.getBoundingClientRect();
      setTexts({ cells, top, bottom, left: list?.left ?? 0, width: list?.width ?? 0 });
    }, PAUSE);
  };
  const point = () => {
    byPointer.current = true;
    window.setTimeout(() => (byPointer.current = false));
  };
  return { texts, show, hide, point };
}

interface CutCell {
  /** Its heading. */
  readonly heading: string;
  readonly text: string;
}

/** Whether a cell is too narrow for its content. */
const isCut = (cell: HTMLElement): boolean => cell.scrollWidth > cell.clientWidth;

/** The truncated cells of a row, in the order of the columns. */
function cutCellsOf(row: HTMLTableRowElement): readonly CutCell[] {
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
