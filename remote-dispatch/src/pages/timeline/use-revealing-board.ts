import type { IsoDate } from '@navette/shared/domain';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardHandle } from './board/board-handle.ts';
import type { DriverChoice } from './model/driver-choice.ts';
import type { TimelineTrip } from './model/timeline-trip.ts';

interface Shown {
  readonly trips: readonly TimelineTrip[];
  readonly choice: DriverChoice;
  readonly onChoice: (choice: DriverChoice) => void;
  /** Day of the table that is shown instead of the board; a board scrolls to the trip by itself. */
  readonly tableDay: IsoDate | undefined;
}

/**
 * Board that can reveal any trip of the loaded days: the row of its driver is added, and a table changes to its day.
 */
export function useRevealingBoard(board: BoardHandle, shown: Shown): BoardHandle {
  const latest = useRef(shown);
  const awaited = useRef<number | null>(null);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const takeIn = useCallback(
    (id: number): void => {
      const { trips, choice, onChoice, tableDay } = latest.current;
      const booking = trips.find((trip) => trip.id === id)?.booking;
      awaited.current = booking ? null : id;
      if (!booking) return;
      if (choice !== 'all' && !choice.includes(booking.driverId)) onChoice([...choice, booking.driverId]);
      if (tableDay !== undefined && tableDay !== booking.ap_date) board.showDay(booking.ap_date);
    },
    [board],
  );
  // A trip that was just booked may arrive a moment later.
  useEffect(() => {
    if (awaited.current !== null) takeIn(awaited.current);
  });
  return useMemo(
    () => ({
      ...board,
      focusTrip: (id) => {
        takeIn(id);
        board.focusTrip(id);
      },
      selectTrip: (id) => {
        if (id !== null) takeIn(id);
        board.selectTrip(id);
      },
    }),
    [board, takeIn],
  );
}
