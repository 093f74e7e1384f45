import type { IsoDate } from '@navette/shared/domain';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { BoardHandle } from './model/planning-parts.ts';
import type { Board } from './board/board.ts';
import { boardNow, dayInSight, windowOf, type BoardWindow } from './model/board-time.ts';
import type { TimelineTrip } from './model/timeline-trip.ts';
import { tripsOfDay } from './planning/exceptions.ts';
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
  /** Initial window of a new board with these trips: that of the board before, as long as the day is the same. */
  readonly opening: (trips: readonly TimelineTrip[]) => BoardWindow;
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
 * @param trips of the shown drivers; a day opens on the hours that hold them, when they come after it too
 */
export function useBoard(
  day: IsoDate,
  onDay: (date: IsoDate) => void,
  table: RefObject<BoardHandle | null>,
  trips: readonly TimelineTrip[],
): PageBoard {
  const board = useRef<Board | null>(null);
  const left = useRef<BoardWindow>(undefined);
  const live = useRef(NO_LIVE);
  const reportedDay = useRef(day);
  const [isThere, setThere] = useState(false);
  const [highlighted, setHighlighted] = useState<ReadonlySet<number>>(() => new Set());
  const latest = useRef(trips);
  /** Day that was opened before its trips were there, until the user chooses another window. */
  const unfitted = useRef<IsoDate>(null);
  useLayoutEffect(() => {
    latest.current = trips;
  });
  const openDay = useCallback((date: IsoDate) => {
    unfitted.current = hasTrips(latest.current, date) ? null : date;
    board.current?.setWindow(openingOf(date, latest.current));
  }, []);
  useEffect(() => {
    if (unfitted.current !== null && hasTrips(trips, unfitted.current)) openDay(unfitted.current);
  }, [trips, openDay]);
  const onBoard = useCallback((made: Board | null) => {
    if (made) {
      made.showLive(live.current);
      // Another day may have been requested while the board was created.
      if (dayInSight(made.window(), boardNow()) !== reportedDay.current)
        made.setWindow(openingOf(reportedDay.current, latest.current));
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
    openDay(day);
  }, [day, openDay]);
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
        openDay(date);
      },
      highlight: (ids) =>
        setHighlighted((known) =>
          known.size === ids.length && ids.every((id) => known.has(id)) ? known : new Set(ids),
        ),
    }),
    [openDay, reportDay, table],
  );
  const access = useMemo(
    () => ({
      current: () => board.current?.window(),
      setWindow: (window: BoardWindow) => {
        unfitted.current = null;
        reportDay(dayInSight(window, boardNow()));
        board.current?.setWindow(window);
      },
      onWindow: (window: BoardWindow) => {
        unfitted.current = null;
        reportDay(dayInSight(window, boardNow()));
      },
      opening: (shown: readonly TimelineTrip[]) =>
        left.current && dayInSight(left.current, boardNow()) === reportedDay.current
          ? left.current
          : openingOf(reportedDay.current, shown),
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

const openingOf = (day: IsoDate, trips: readonly TimelineTrip[]): BoardWindow =>
  windowOf(
    day,
    boardNow(),
    trips.map(({ span }) => span),
  );

const hasTrips = (trips: readonly TimelineTrip[], day: IsoDate): boolean => tripsOfDay(trips, day).length > 0;
