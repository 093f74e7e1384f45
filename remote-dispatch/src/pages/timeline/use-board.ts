import type { IsoDate } from '@navette/shared/domain';
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import type { BoardHandle } from './board/board-handle.ts';
import type { Board } from './board/create-board.ts';
import { dayWindow, type BoardWindow } from './model/windows.ts';

/** The board as the page holds it: it may not be there yet, or a table stands in its place. */
export interface PageBoard {
  readonly handle: BoardHandle;
  readonly onBoard: (board: Board | null) => void;
  readonly isThere: boolean;
  readonly current: () => BoardWindow | undefined;
  readonly setWindow: (window: BoardWindow) => void;
  /** Trips that are framed. */
  readonly highlighted: ReadonlySet<number>;
}

/**
 * Holds the board.
 * @param onDay hears of a day that is asked for, whether there is a board or not
 * @param table the table that may stand in place of the board
 */
export function useBoard(onDay: (date: IsoDate) => void, table: RefObject<BoardHandle | null>): PageBoard {
  const board = useRef<Board | null>(null);
  const [isThere, setThere] = useState(false);
  const [highlighted, setHighlighted] = useState<ReadonlySet<number>>(() => new Set());
  const onBoard = useCallback((made: Board | null) => {
    board.current = made;
    setThere(made !== null);
  }, []);
  const handle = useMemo(
    (): BoardHandle => ({
      focusTrip: (id) => (board.current ?? table.current)?.focusTrip(id),
      selectTrip: (id) => (board.current ?? table.current)?.selectTrip(id),
      showDay: (date) => {
        onDay(date);
        board.current?.setWindow(dayWindow(date));
      },
      highlight: (ids) => setHighlighted((known) => (known.size === ids.length && ids.every((id) => known.has(id)) ? known : new Set(ids))),
    }),
    [onDay, table],
  );
  const current = useCallback(() => board.current?.window(), []);
  const setWindow = useCallback((window: BoardWindow) => board.current?.setWindow(window), []);
  return { handle, onBoard, isThere, current, setWindow, highlighted };
}
