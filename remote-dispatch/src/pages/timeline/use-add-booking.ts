import type { IsoDate } from '@navette/shared/domain';
import { useSingleKey } from '@navette/shared/ui';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { clockAt } from './model/board-time.ts';
import type { TimelineTrip } from './model/timeline-trip.ts';
import type { TimelineWindow } from './timeline-window.ts';
import type { PageBoard } from './use-board.ts';

/**
 * Opens the form of a new booking, also by its key: for the driver and the day of the keyboard position on the board.
 */
export function useAddBooking(
  board: PageBoard,
  trips: readonly TimelineTrip[],
  day: IsoDate,
  onOpen: (window: TimelineWindow) => void,
): () => void {
  const latest = useRef(trips);
  useLayoutEffect(() => {
    latest.current = trips;
  });
  const add = useCallback(() => {
    const at = board.keyboardPlace();
    const trip = latest.current.find(({ id }) => id === at?.tripId);
    onOpen({ kind: 'add', place: at && { driverId: at.driverId, date: trip ? clockAt(trip.span.start).date : day } });
  }, [board, day, onOpen]);
  useSingleKey('n', add);
  return add;
}
