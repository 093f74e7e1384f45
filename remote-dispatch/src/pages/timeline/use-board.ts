import type { IsoDate } from '@navette/shared/domain';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { BoardHandle } from './model/planning-parts.ts';
import type { Board } from './board/board.ts';
import { boardNow, dayInSight, dayWindow, windowOf, type BoardWindow } from './model/board-time.ts';
import { type BoardPlace, NO_LIVE, type LiveDrivers } from './model/board-rows.ts';

/** The board as the page uses it: it may not be loaded yet, or a table may be shown instead. */
export interface PageBoard {
  readonly handle: BoardHandle;
  readonly onBoard: (board: Board | null) => void;
  readonly isThere: boolean;
  readonly current: () => BoardWindow | undefined;
  /** Shows another part of the time, and reports its day. */
  readonly setWindow: (window: BoardWindow) => void;
  /** Called with the window after the user scrolled or zoomed. */
  readonly onWindow: (window: BoardWindow) => void;
  /** Initial window of a new board: that of the board before, as long as the day is the same. */
  readonly opening: () => BoardWindow;
  /** The trip that is selected on the board. */
  readonly selected: () => number | null;
  /** Keyboard position, while the focus is on the board. */
  readonly keyboardPlace: () => BoardPlace | null;
  /** Gives the focus to a driver's name on the board. */
  readonly focusDriver: (driverId: number) => void;
  /** Shows the connection status of the drivers without drawing anything else. */
  readonly showLive: (live: LiveDrivers) => void;
  /** Trips with a frame. */
  readonly highlighted: ReadonlySet<number>;
}

/**
 * Holds the board, which follows the day of the link.
 * @param day day of the link
 * @param onDay called when another day is requested, with or without a board
 * @param table the table that may be shown instead of the board
 */
export function useBoard(
  day: IsoDate,
  onDay: (date: IsoDate) => void,
  table: RefObject<BoardHandle | null>,
): PageBoard {
  const board = useRef<Board | null>(null);
  const left = useRef<BoardWindow>(undefined);
  const live = useRef(NO_LIVE);
  const reportedDay = useRef(day);
  const [isThere, setThere] = useState(false);
  const [highlighted, setHighlighted] = useState<ReadonlySet<number>>(() => new Set());
  const onBoard = useCallback((made: Board | null) => {
    if (made) {
      made.showLive(live.current);
      // Another day may have been requested while the board was created.
      if (dayInSight(made.window(), boardNow()) !== reportedDay.current)
        made.setWindow(windowOf(reportedDay.current, boardNow()));
    } else left.current = board.current?.window();
    board.current = made;
    setThere(made !== null);
  }, []);
  const reportDay = useCallback(
    (date: IsoDate) => {
      reportedDay.current = date;
      onDay(date);
    },
    [onDay],
  );
  useEffect(() => {
    if (reportedDay.current === day) return;
    reportedDay.current = day;
    board.current?.setWindow(windowOf(day, boardNow()));
  }, [day]);
  const handle = useMemo(
    (): BoardHandle => ({
      focusTrip: (id) => (board.current ?? table.current)?.focusTrip(id),
      selectTrip: (id) => (board.current ?? table.current)?.selectTrip(id),
      showPlace: (id, driverId, span) => {
        if (board.current) board.current.showPlace(driverId, span);
        else table.current?.selectTrip(id);
      },
      showDay: (date) => {
        reportDay(date);
        board.current?.setWindow(dayWindow(date));
      },
      highlight: (ids) =>
        setHighlighted((known) =>
          known.size === ids.length && ids.every((id) => known.has(id)) ? known : new Set(ids),
        ),
    }),
    [reportDay, table],
  );
  const access = useMemo(
    () => ({
      current: () => board.current?.window(),
      setWindow: (window: BoardWindow) => {
        reportDay(dayInSight(window, boardNow()));
        board.current?.setWindow(window);
      },
      onWindow: (window: BoardWindow) => reportDay(dayInSight(window, boardNow())),
      opening: () =>
        left.current && dayInSight(left.current, boardNow()) === reportedDay.current
          ? left.current
          : windowOf(reportedDay.current, boardNow()),
      selected: () => board.current?.selected() ?? null,
      keyboardPlace: () => board.current?.keyboardPlace() ?? null,
      focusDriver: (driverId: number) => board.current?.focusDriver(driverId),
      showLive: (next: LiveDrivers) => {
        live.current = next;
        board.current?.showLive(next);
      },
    }),
    [reportDay],
  );
  return useMemo(
    () => ({ handle, onBoard, isThere, highlighted, ...access }),
    [handle, onBoard, isThere, highlighted, access],
  );
}
