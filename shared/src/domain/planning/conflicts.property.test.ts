import { expect, it } from 'vitest';
import { conflictsOfTrips, type ConflictKind, travelMinutes } from './conflicts.ts';
import { freeAt, occupiesDriver, type PlannedTrip } from './planned-trip.ts';
import { places, steadyRandom, tripAt } from './testing/sample-trips.ts';
import { unavailableSlots } from './unavailable-slots.ts';

const dates = ['2026-03-09', '2026-03-10', '2026-03-11'];
const known = [...Object.values(places), null];

function randomTrips(count: number, random: () => number): PlannedTrip[] {
  const pick = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  return Array.from({ length: count }, () => {
    const start = Math.floor(random() * 1560) - 120;
    return tripAt('00:00', '00:00', {
      date: pick(dates, ''),
      driverId: 1 + Math.floor(random() * 3),
      start,
      end: start + 200,
      free: random() < 0.7 ? start + 1 + Math.floor(random() ** 3 * 200) : undefined,
      from: pick(known, null),
      to: pick(known, null),
      status: pick([0, 0, 0, 1, 3], 0),
      accepted: pick([1, 2, 2, 4, 0], 1),
    });
  });
}

/** Every pair of trips, looked at one by one. */
function pairsByDefinition(trips: readonly PlannedTrip[]): string[] {
  const at = (trip: PlannedTrip, minute: number) => dates.indexOf(trip.date) * 1440 + minute;
  const [begin, finish] = [(trip: PlannedTrip) => at(trip, trip.start), (trip: PlannedTrip) => at(trip, freeAt(trip))];
  const driving = trips.filter(occupiesDriver);
  return driving.flatMap((later) => {
    const others = driving.filter((other) => other !== later && other.driverId === later.driverId);
    const overlaps = others
      .filter((other) => begin(other) < finish(later) && begin(later) < finish(other))
      .map(({ id }) => keyOf('overlap', later.id, id));
    const last = others
      .filter((other) => finish(other) <= begin(later))
      .sort((one, other) => finish(other) - finish(one) || begin(one) - begin(other) || one.id - other.id)[0];
    const late = last && (travelMinutes(last, later) ?? 0) > begin(later) - finish(last);
    return [...overlaps, ...(late ? [keyOf('travel', later.id, last.id), keyOf('travel', last.id, later.id)] : [])];
  });
}

const keyOf = (kind: ConflictKind, id: number, other: number | null) => `${kind} ${id} ${other}`;

it.each([1, 2, 3, 4, 5, 6, 7, 8])('finds the same conflicts as comparing each pair, sample %d', (seed) => {
  const trips = randomTrips(90, steadyRandom(seed));
  const found = [...conflictsOfTrips(trips, unavailableSlots([]))].flatMap(([id, conflicts]) =>
    conflicts.map(({ kind, bookingId }) => keyOf(kind, id, bookingId)),
  );
  expect(found.sort()).toEqual(pairsByDefinition(trips).sort());
  expect(new Set(found.map((text) => text.split(' ')[0]))).toEqual(new Set(['overlap', 'travel']));
});

it('finds the same conflicts in whatever order the trips come', () => {
  const trips = randomTrips(80, steadyRandom(99));
  const sorted = (given: readonly PlannedTrip[]) =>
    [...conflictsOfTrips(given, unavailableSlots([]))]
      .map(([id, conflicts]) => [id, conflicts])
      .sort(([one], [other]) => Number(one) - Number(other));
  expect(sorted(trips.toReversed())).toEqual(sorted(trips));
});
