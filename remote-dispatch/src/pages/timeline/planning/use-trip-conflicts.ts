import {
  assignedTo,
  conflictsOfTrip,
  plannedTrip,
  unavailableSlots,
  vehicleOf,
  type PlannedTrip,
  type TripConflict,
  conflictsOfTrips,
  tripsByDriver,
  type ConflictsByTrip,
} from '@navette/shared/domain';
import { useMemo, useState } from 'react';
import type { TripConflicts, UnavailableSlots } from '../model/planning-parts.ts';
import type { TripChange, TimelineDriver, TimelineTrip } from '../model/timeline-trip.ts';

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

type Slots = ReturnType<typeof unavailableSlots>;

/** Trips of a driver and what was found for them. */
interface DriverConflicts {
  readonly trips: readonly PlannedTrip[];
  readonly found: ConflictsByTrip;
}

/**
 * Makes a function that finds the conflicts of trips, cached by driver: trips conflict only with others of their driver, and a refresh changes those of a
 * few.
 */
export function createConflictFinder(): (trips: readonly PlannedTrip[], slots: Slots) => ConflictsByTrip {
  let known = new Map<number, DriverConflicts>();
  let knownSlots: Slots | undefined;
  return (trips, slots) => {
    const next = new Map<number, DriverConflicts>();
    const all = new Map<number, readonly TripConflict[]>();
    for (const [driverId, own] of tripsByDriver(trips)) {
      const cached = slots === knownSlots ? known.get(driverId) : undefined;
      const found = cached && isSameList(cached.trips, own) ? cached.found : conflictsOfTrips(own, slots);
      next.set(driverId, { trips: own, found });
      for (const [id, conflicts] of found) all.set(id, conflicts);
    }
    known = next;
    knownSlots = slots;
    return all;
  };
}

const isSameList = (one: readonly PlannedTrip[], other: readonly PlannedTrip[]): boolean =>
  one.length === other.length && one.every((trip, index) => trip === other[index]);
