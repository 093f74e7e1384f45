import type { IsoDate } from '@navette/shared/domain';
import type { DialogResult } from '@navette/shared/federation';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { EmptyPlace, BoardAnchor } from './board/board.ts';
import { DistanceWindow } from './distance-window.tsx';
import type { TripActs } from './model/planning-parts.ts';
import type { TimelineDriver, TimelineTrip } from './model/timeline-trip.ts';

/** Created with the page: a lazy component caches its failure, and Retry remounts the page. */
const createParts = () => ({
  BookingDialog: lazy(() => import('../../dialogs/booking/index.tsx')),
  ChangeTimeDialog: lazy(async () => ({
    default: (await import('./planning/change-time-dialog.tsx')).ChangeTimeDialog,
  })),
  SuggestDriversDialog: lazy(async () => ({
    default: (await import('./planning/suggest-drivers-dialog.tsx')).SuggestDriversDialog,
  })),
  DayRouteDialog: lazy(async () => ({ default: (await import('./day-route-dialog.tsx')).DayRouteDialog })),
});

type Parts = ReturnType<typeof createParts>;

interface TimelineWindowsProps {
  readonly open: TimelineWindow | null;
  readonly day: IsoDate;
  readonly trips: readonly TimelineTrip[];
  readonly drivers: readonly TimelineDriver[];
  readonly change: TripActs['change'];
  readonly onClose: (saved?: DialogResult<'dispatch/booking@1'>) => void;
}

/** Dialogs over the timeline, each loaded when it is first opened. */
export function TimelineWindows({ open, ...rest }: TimelineWindowsProps): ReactNode {
  const [parts] = useState(createParts);
  if (!open) return null;
  return <Suspense>{windowOf(open, rest, parts)}</Suspense>;
}

function windowOf(
  open: TimelineWindow,
  { day, trips, drivers, change, onClose }: Omit<TimelineWindowsProps, 'open'>,
  parts: Parts,
): ReactNode {
  const { BookingDialog, ChangeTimeDialog, SuggestDriversDialog, DayRouteDialog } = parts;
  const close = () => onClose();
  switch (open.kind) {
    case 'edit':
      return <BookingDialog key={open.id} input={{ id: open.id }} onClose={onClose} />;
    case 'add':
      return <BookingDialog key="new" input={{ draft: draftOf(open.place, day) }} onClose={onClose} />;
    case 'distance':
      return <DistanceWindow tripId={open.id} onClose={close} />;
    case 'route': {
      const driver = drivers.find(({ id }) => id === open.driverId);
      return driver && <DayRouteDialog driver={driver} date={open.date} onClose={close} />;
    }
    default: {
      const trip = trips.find(({ id }) => id === open.id);
      if (!trip) return null;
      return open.kind === 'move' ? (
        <ChangeTimeDialog trip={trip} change={change} onClose={close} />
      ) : (
        <SuggestDriversDialog trip={trip} change={change} onClose={close} />
      );
    }
  }
}

const draftOf = (place: EmptyPlace | null, day: IsoDate) =>
  place
    ? { dates: [place.date], driverId: place.driverId, ...(place.time !== undefined && { ap_time: place.time }) }
    : { dates: [day] };

/** Dialog that is open over the timeline. */
export type TimelineWindow =
  | { readonly kind: 'edit' | 'move' | 'suggest'; readonly id: number }
  | { readonly kind: 'add'; readonly place: EmptyPlace | null }
  | { readonly kind: 'route'; readonly driverId: number; readonly date: IsoDate }
  /** For a trip, or without one. */
  | { readonly kind: 'distance'; readonly id: number | null };

/** Menu of a trip, and its position. */
export interface TripMenuAt {
  readonly id: number;
  readonly anchor: BoardAnchor;
}
