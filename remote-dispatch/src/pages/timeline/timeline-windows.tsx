import type { DateRange, IsoDate } from '@navette/shared/domain';
import type { DialogResult } from '@navette/shared/federation';
import { lazyDialog } from '@navette/shared/ui-overlay';
import { type ReactNode } from 'react';
import type { EmptyPlace, BoardAnchor } from './board/board.ts';
import { DistanceWindow } from './distance-window.tsx';
import type { PlanStart, TripActs } from './model/planning-parts.ts';
import type { TimelineDriver, TimelineTrip } from './model/timeline-trip.ts';
import type { DriverTrouble } from '../../bookings/repair-link.ts';
import { tripsFrom } from '../../drivers/driver-trips.ts';

const BookingDialog = lazyDialog(async () => (await import('../../dialogs/booking/index.tsx')).default);
const ChangeTimeDialog = lazyDialog(async () => (await import('./planning/change-time-dialog.tsx')).ChangeTimeDialog);
const SuggestDriversDialog = lazyDialog(
  async () => (await import('./planning/suggest-drivers-dialog.tsx')).SuggestDriversDialog,
);
const DayRouteDialog = lazyDialog(async () => (await import('./day-route-dialog.tsx')).DayRouteDialog);
const DriverDialog = lazyDialog(async () => (await import('../../drivers/driver-dialogs.tsx')).DriverDialog);

interface TimelineWindowsProps {
  readonly open: TimelineWindow | null;
  readonly day: IsoDate;
  readonly trips: readonly TimelineTrip[];
  readonly drivers: readonly TimelineDriver[];
  /** Loaded days. */
  readonly range: DateRange;
  readonly change: TripActs['change'];
  /** Begins a plan; null while one is asked for or previewed. */
  readonly onPlan: ((start: PlanStart) => void) | null;
  readonly onClose: (saved?: DialogResult<'dispatch/booking@1'>) => void;
}

/** Dialogs over the timeline, each loaded when it is first opened. */
export function TimelineWindows(props: TimelineWindowsProps): ReactNode {
  const { open, day, trips, drivers, range, change, onPlan, onClose } = props;
  if (!open) return null;
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
    case 'driver':
      return (
        <DriverDialog
          trouble={open.trouble}
          driverId={open.driverId}
          {...{ drivers, day }}
          tripsFrom={(driverId, date, from) =>
            date < range.start || date > range.end
              ? undefined
              : tripsFrom(
                  trips.map(({ booking }) => booking),
                  driverId,
                  date,
                  from,
                )
          }
          onRepair={onPlan && ((date, repair) => onPlan({ kind: 'repair', date, repair }))}
          onClose={close}
        />
      );
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
  /** A driver who is not available or late; null: to be chosen. */
  | { readonly kind: 'driver'; readonly trouble: DriverTrouble; readonly driverId: number | null }
  /** For a trip, or without one. */
  | { readonly kind: 'distance'; readonly id: number | null };

/** Menu of a trip, and its position. */
export interface TripMenuAt {
  readonly id: number;
  readonly anchor: BoardAnchor;
}
