import {
  assignedTo,
  conflictsOfTrip,
  plannedTrip,
  unavailableSlots,
  vehicleOf,
  type PlannedTrip,
  type TripConflict,
} from '@navette/shared/domain';
import { useMemo, useState } from 'react';
import { createConflictFinder } from '../model/known-conflicts.ts';
import type { TripConflicts, UnavailableSlots } from '../model/planning-parts.ts';
import type { TripChange } from '../model/timeline-change.ts';
import type { TimelineDriver } from '../model/timeline-driver.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';

/** Conflicts of the stored trips, by trip, and of changes to them. */
export function useTripConflicts(
  allTrips: readonly TimelineTrip[],
  drivers: readonly TimelineDriver[],
  unavailable: readonly UnavailableSlots[],
  slack: number,
): TripConflicts {
  const slots = useMemo(() => unavailableSlots(unavailable), [unavailable]);
  const trips = useMemo(() => allTrips.map(({ planned }) => planned), [allTrips]);
  const [find] = useState(createConflictFinder);
  const byTrip = useMemo(() => find(trips, slots), [find, trips, slots]);
  return useMemo(
    () => ({
      byTrip,
      slack,
      ofChange: (change) => {
        const trip = allTrips.find(({ id }) => id === change.id);
        if (!trip) return [];
        const after = changedTrip(trip, change, drivers);
        const before = after.driverId === trip.booking.driverId ? (byTrip.get(trip.id) ?? []) : [];
        return conflictsOfTrip(after, trips, slots).filter((found) => !before.some((was) => isNoWorse(found, was)));
      },
    }),
    [byTrip, slack, allTrips, drivers, trips, slots],
  );
}

/**
 * A conflict with the same driver that is no worse than before is not caused by the change; the server applies the same
 * rule.
 */
const isNoWorse = (found: TripConflict, was: TripConflict): boolean =>
  found.kind === was.kind &&
  found.bookingId === was.bookingId &&
  found.slot === was.slot &&
  found.date === was.date &&
  (found.minutes ?? 0) <= (was.minutes ?? 0);

function changedTrip({ booking }: TimelineTrip, change: TripChange, drivers: readonly TimelineDriver[]): PlannedTrip {
  const after = plannedTrip({ ...booking, ...change });
  if (change.driverId === undefined) return after;
  const known = drivers.find(({ id }) => id === change.driverId);
  const asBefore = {
    active: booking.driver_active,
    vehicle: vehicleOf(booking),
    papersUntil: booking.driver_papersUntil,
  };
  const unknown = change.driverId === booking.driverId ? asBefore : { active: true, vehicle: vehicleOf({}) };
  return assignedTo(after, { ...(known ?? unknown), id: change.driverId });
}
