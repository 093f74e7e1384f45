import { conflictsOfTrip, type PlannedTrip, type UnavailableSlots } from '@navette/shared/domain';
import { carOf, type DriverDay } from './driver-days.ts';
import type { Random } from './random.ts';

/** The least and the most exceptions that a dispatcher finds on a day. */
const [FEWEST, MOST] = [3, 6];
/** Minutes by which an exception misses: enough to matter, little enough to be an oversight. */
const [SLIGHT, GRAVE] = [5, 60];

/** A trip that moves to a driver who can hardly drive it, and the trip of his that it conflicts with. */
interface Exception {
  readonly from: DriverDay;
  readonly to: DriverDay;
  readonly trip: PlannedTrip;
  readonly partner: number;
}

/**
 * Gives some trips of a day to a driver who can hardly drive them, by the product's own rule: two at the same time, or too
 * little time between two. A driver gets one exception at most.
 * @param since minute of the day from which trips are looked at: what is left to solve lies ahead
 * @returns the trips that conflict, which have to stay as they are planned
 */
export function plantExceptions(
  random: Random,
  days: readonly DriverDay[],
  unavailable: UnavailableSlots,
  since: number,
): ReadonlySet<number> {
  const planted = new Set<number>();
  let free = shuffled(random, days);
  for (let wanted = random.between(FEWEST, MOST); wanted > 0; wanted -= 1) {
    const kind = wanted % 2 === 0 ? 'overlap' : 'travel';
    const found = findException(free, unavailable, since, kind) ?? findException(free, unavailable, since);
    if (!found) break;
    const { from, to, trip, partner } = found;
    from.trips.splice(from.trips.indexOf(trip), 1);
    to.trips.push(drivenBy(trip, to));
    planted.add(trip.id).add(partner);
    free = free.filter((day) => day !== to);
  }
  return planted;
}

function findException(
  days: readonly DriverDay[],
  unavailable: UnavailableSlots,
  since: number,
  kind?: 'overlap' | 'travel',
): Exception | undefined {
  for (const from of days) {
    for (const trip of from.trips) {
      if (trip.start < since) continue;
      for (const to of days) {
        if (to === from) continue;
        const conflicts = conflictsOfTrip(drivenBy(trip, to), to.trips, unavailable);
        const [only, second] = conflicts;
        if (!only || second || only.bookingId === null || (kind && only.kind !== kind)) continue;
        const partner = to.trips.find(({ id }) => id === only.bookingId);
        const minutes = only.minutes ?? 0;
        if (!partner || partner.start < since || minutes < SLIGHT || minutes > GRAVE) continue;
        if (leavesInTime(from, trip, unavailable)) return { from, to, trip, partner: partner.id };
      }
    }
  }
  return undefined;
}

const drivenBy = (trip: PlannedTrip, { driver }: DriverDay): PlannedTrip => ({
  ...trip,
  driverId: driver.id,
  vehicle: carOf(driver),
});

/** Whether the driver's other trips fit each other without this one. */
const leavesInTime = ({ trips }: DriverDay, trip: PlannedTrip, unavailable: UnavailableSlots): boolean => {
  const others = trips.filter((other) => other !== trip);
  return others.every((other) => conflictsOfTrip(other, others, unavailable).length === 0);
};

const shuffled = <T>(random: Random, list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
