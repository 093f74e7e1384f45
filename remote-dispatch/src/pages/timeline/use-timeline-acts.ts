import { useLayoutEffect, useMemo, useRef, type Dispatch, type SetStateAction } from 'react';
import type { BoardHandle } from './board/board-handle.ts';
import type { TripActs } from './model/planning-parts.ts';
import type { TimelineTrip } from './model/timeline-trip.ts';
import { useDeleteTrip } from './requests/use-delete-trip.ts';
import type { TimelineWindow } from './timeline-window.ts';

/** Commands on a trip, from anywhere on the page. Stable object. */
export function useTimelineActs(
  trips: readonly TimelineTrip[],
  change: TripActs['change'],
  setOpen: Dispatch<SetStateAction<TimelineWindow | null>>,
  board: BoardHandle,
): TripActs {
  const deleteTrip = useDeleteTrip();
  const latest = useRef(trips);
  useLayoutEffect(() => {
    latest.current = trips;
  });
  return useMemo(
    () => ({
      change,
      edit: (id) => setOpen({ kind: 'edit', id }),
      move: (id) => setOpen({ kind: 'move', id }),
      assign: (id) => setOpen({ kind: 'suggest', id }),
      suggest: (id) => setOpen({ kind: 'suggest', id }),
      remove: (id) => {
        const known = latest.current;
        const index = known.findIndex((trip) => trip.id === id);
        const trip = known[index];
        if (!trip) return;
        const neighbour = known.slice(index + 1).find(({ booking }) => booking.driverId === trip.booking.driverId);
        void deleteTrip(trip).then((gone) => {
          if (gone && neighbour) board.focusTrip(neighbour.id);
        });
      },
    }),
    [board, change, deleteTrip, setOpen],
  );
}
