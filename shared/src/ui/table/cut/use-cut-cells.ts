import { useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { rowOf } from '../keyboard/row-target.ts';
import { cutCellsOf, type CutCell } from './cut-cells.ts';

/** The truncated texts of the focused row, and their position. */
export interface CutTexts {
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
