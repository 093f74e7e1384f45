import {
  conflictsOfTrips,
  tripsByDriver,
  type ConflictsByTrip,
  type PlannedTrip,
  type TripConflict,
  type unavailableSlots,
} from '@navette/shared/domain';

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
