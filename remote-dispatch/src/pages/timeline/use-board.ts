import type { IsoDate } from '@navette/shared/domain';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { BoardHandle } from './board/board-handle.ts';
import type { Board } from './board/board.ts';
import { boardNow } from './model/board-time.ts';
import type { BoardPlace } from './model/next-block.ts';
import { NO_LIVE, type LiveDrivers } from './model/live-drivers.ts';
import { dayInSight, dayWindow, windowOf, type BoardWindow } from './model/windows.ts';

/** The board as the page holds it: it may not be there yet, or a table stands in its place. */
export interface PageBoard {
  readonly handle: BoardHandle;
  readonly onBoard: (board: Board | null) => void;
  readonly isThere: boolean;
  readonly current: () => BoardWindow | undefined;
  /** Shows another part of the time, and tells its day. */
  readonly setWindow: (window: BoardWindow) => void;
  /** Hears what the board shows since it was moved by hand. */
  readonly onWindow: (window: BoardWindow) => void;
  /** What a new board begins with: where the one before was, as long as the day is the same. */
  readonly opening: () => BoardWindow;
  /** The trip that is selected on the board. */
  readonly selected: () => number | null;
  /** Where the keyboard stands, while it is on the board. */
  readonly standing: () => BoardPlace | null;
  /** Marks how the drivers are connected, without drawing anything else. */
  readonly showLive: (live: LiveDrivers) => void;
  /** Trips that are framed. */
  readonly highlighted: ReadonlySet<number>;
}

/**
 * Holds the board, which follows the day of the link.
 * @param day the day of the link
 * @param onDay hears of a day that is asked for, whether there is a board or not
 * @param table the table that may stand in place of the board
 */
export function useBoard(
  day: IsoDate,
  onDay: (date: IsoDate) => void,
  table: RefObject<BoardHandle | null>,
): PageBoard {
  const board = useRef<Board | null>(null);
  const left = useRef<BoardWindow>(undefined);
  const live = useRef(NO_LIVE);
  const told = useRef(day);
  const [isThere, setThere] = useState(false);
  const [highlighted, setHighlighted] = useState<ReadonlySet<number>>(() => new Set());
  const onBoard = useCallback((made: Board | null) => {
    if (made) {
      made.showLive(live.current);
      // Another day may have been asked for while the board was made.
      if (dayInSight(made.window(), boardNow()) !== told.current) made.setWindow(windowOf(told.current, boardNow()));
    } else left.current = board.current?.window();
    board.current = made;
    setThere(made !== null);
  }, []);
  const tell = useCallback(
    (date: IsoDate) => {
      told.current = date;
      onDay(date);
    },
    [onDay],
  );
  useEffect(() => {
    if (told.current === day) return;
    told.current = day;
    board.current?.setWindow(windowOf(day, boardNow()));
  }, [day]);
  const handle = useMemo(
    (): BoardHandle => ({
      focusTrip: (id) => (board.current ?? table.current)?.focusTrip(id),
      selectTrip: (id) => (board.current ?? table.current)?.selectTrip(id),
      showDay: (date) => {
        tell(date);
        board.current?.setWindow(dayWindow(date));
      },
      highlight: (ids) =>
        setHighlighted((known) =>
          known.size === ids.length && ids.every((id) => known.has(id)) ? known : new Set(ids),
        ),
    }),
    [tell, table],
  );
  const access = useMemo(
    () => ({
      current: () => board.current?.window(),
      setWindow: (window: BoardWindow) => {
        tell(dayInSight(window, boardNow()));
        board.current?.setWindow(window);
      },
      onWindow: (window: BoardWindow) => tell(dayInSight(window, boardNow())),
      opening: () =>
        left.current && dayInSight(left.current, boardNow()) === told.current
          ? left.current
          : windowOf(told.current, boardNow()),
      selected: () => board.current?.selected() ?? null,
      standing: () => board.current?.standing() ?? null,
      showLive: (next: LiveDrivers) => {
        live.current = next;
        board.current?.showLive(next);
      },
    }),
    [tell],
  );
  return useMemo(
    () => ({ handle, onBoard, isThere, highlighted, ...access }),
    [handle, onBoard, isThere, highlighted, access],
  );
}
