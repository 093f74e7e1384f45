import {
  conflictsOfTrips,
  freeAt,
  occupiesDriver,
  plannedTrip,
  travelMinutes,
  tripDistance,
} from '@navette/shared/domain';

/** A busy board: drivers, and bookings of one day. Bundled before use (suite.mjs): the rules are TypeScript. */
export const board = { drivers: 120, bookings: 1200, date: '2026-03-10' };

/** @typedef {import('@navette/shared/domain').PlannedTrip} PlannedTrip */
/** @typedef {import('@navette/shared/domain').TripRow} TripRow */

/**
 * Rows as in the API's lists, the same in every run.
 * @returns {TripRow[]}
 */
export function boardRows() {
  const random = steadyRandom(7);
  const place = () => ({ latitude: 50.75 + random() * 0.2, longitude: 4.25 + random() * 0.3 });
  return Array.from({ length: board.bookings }, (_, index) => {
    const minute = 360 + Math.floor(random() * 780);
    const [client, destination] = [place(), place()];
    const legs = [600 + Math.floor(random() * 600), 900 + Math.floor(random() * 1800)].map((duration) => ({
      distance: duration / 100,
      duration,
    }));
    return {
      id: index + 1,
      driverId: 1 + Math.floor(random() * board.drivers),
      clientId: index + 1,
      destinationId: 1 + (index % 200),
      type: index % 2 === 0 ? 'to' : 'back',
      back: false,
      ap_date: board.date,
      ap_time: clock(minute),
      pick_time: clock(minute - 40),
      ap_waittime: '0',
      distance: JSON.stringify(tripDistance(legs, legs.toReversed())),
      status: 0,
      accepted: 2,
      driver_active: true,
      linkedId: null,
      client_latitude: client.latitude,
      client_longitude: client.longitude,
      destination_latitude: destination.latitude,
      destination_longitude: destination.longitude,
    };
  });
}

/** @param {readonly TripRow[]} rows */
export const tripsOf = (rows) => rows.map((row) => plannedTrip(row));

/** Some drivers have unavailable slots. */
const unavailable = (/** @type {number} */ driverId) => (driverId % 4 === 0 ? [0, 5] : []);

/**
 * Number of conflicts that the product finds.
 * @param {readonly PlannedTrip[]} trips
 */
export function countConflicts(trips) {
  let count = 0;
  for (const conflicts of conflictsOfTrips(trips, unavailable).values())
    count += conflicts.filter(({ kind }) => kind !== 'unavailable').length;
  return count;
}

/**
 * Number of conflicts by definition: compares each trip with each other one.
 * @param {readonly PlannedTrip[]} trips All of one day.
 */
export function countPairByPair(trips) {
  let count = 0;
  for (const later of trips) {
    /** @type {PlannedTrip | undefined} */
    let before;
    for (const other of trips) {
      if (other === later || other.driverId !== later.driverId || !occupiesDriver(other) || !occupiesDriver(later))
        continue;
      if (other.start < freeAt(later) && later.start < freeAt(other)) count += 1;
      else if (
        freeAt(other) <= later.start &&
        (!before || freeAt(other) > freeAt(before) || (freeAt(other) === freeAt(before) && isEarlier(other, before)))
      )
        before = other;
    }
    if (before && (travelMinutes(before, later) ?? 0) > later.start - freeAt(before)) count += 2;
  }
  return count;
}

const isEarlier = (/** @type {PlannedTrip} */ one, /** @type {PlannedTrip} */ other) =>
  one.start < other.start || (one.start === other.start && one.id < other.id);

const clock = (/** @type {number} */ minute) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** @param {number} seed */
function steadyRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
