import { LONGEST_TRIP_KM } from '../distance/limits.ts';
import { addDays, type IsoDate } from '../time/date.ts';
import { conflictsOfTrip, type ConflictKind, type TripConflict } from './conflicts.ts';
import { extraKilometres } from './extra-kilometres.ts';
import { assignedTo, occupiesDriver, type PlannedTrip } from './planned-trip.ts';
import { suggestionReasons, type DriverCandidate, type SuggestionReason } from './suggestion-reasons.ts';
import { tripsByDriver } from './trips-by-driver.ts';
import type { UnavailableSlots } from './unavailable-slots.ts';

/** A suggested driver with reasons for and against (DriverSuggestion of the API). */
export interface RankedDriver {
  readonly driverId: number;
  /** Kilometres that the trip adds to the day, estimated, averaged over several days; null when a place is unknown. */
  readonly extraKm: number | null;
  /** Trips of the driver on the days of the trip, without the trip itself. */
  readonly trips: number;
  /** Reasons that hold on every day; a trip named in them is that of the first day. */
  readonly reasons: readonly SuggestionReason[];
  /** Conflicts of all days. */
  readonly conflicts: readonly TripConflict[];
}

interface Ranking {
  readonly ranked: RankedDriver;
  /** Days with conflicts. */
  readonly hindered: number;
}

/**
 * Drivers for a trip, the best first: fewest days with conflicts, last those whose car can't carry the client, whose papers have expired or who
 * refused it; then the fewest extra kilometres; equal distances by the reasons, then by id, so that the order is stable. Unknown kilometres come
 * last.
 * @param days the trip on each of its days, with a unique id for each
 * @param trips those of the candidates on those days and the adjacent ones
 */
export function rankDrivers(
  days: readonly PlannedTrip[],
  candidates: readonly DriverCandidate[],
  trips: readonly PlannedTrip[],
  unavailable: UnavailableSlots,
): RankedDriver[] {
  const around = daysAround(days, trips);
  return candidates
    .map((candidate) =>
      merge(
        days.map((trip) => rank(trip, candidate, around.get(trip.date)?.get(candidate.id) ?? [], unavailable)),
        candidate,
      ),
    )
    .sort(better)
    .map(({ ranked }) => ranked);
}

/** Trips by driver around each day: indexed once, instead of scanning a whole year for each day. */
function daysAround(
  days: readonly PlannedTrip[],
  trips: readonly PlannedTrip[],
): ReadonlyMap<IsoDate, ReturnType<typeof tripsByDriver>> {
  const own = new Set(days.map(({ id }) => id));
  const byDate = new Map<IsoDate, PlannedTrip[]>();
  for (const trip of trips) {
    if (own.has(trip.id)) continue;
    const known = byDate.get(trip.date);
    if (known) known.push(trip);
    else byDate.set(trip.date, [trip]);
  }
  return new Map(
    days.map(({ date }) => [
      date,
      tripsByDriver([addDays(date, -1), date, addDays(date, 1)].flatMap((day) => byDate.get(day) ?? [])),
    ]),
  );
}

function rank(
  trip: PlannedTrip,
  candidate: DriverCandidate,
  own: readonly PlannedTrip[],
  unavailable: UnavailableSlots,
): RankedDriver {
  const assigned = assignedTo(trip, candidate);
  return {
    driverId: candidate.id,
    extraKm: extraKilometres(own, candidate.home, assigned),
    trips: own.filter((other) => other.date === trip.date && occupiesDriver(other)).length,
    reasons: suggestionReasons(assigned, candidate, own, unavailable),
    conflicts: conflictsOfTrip(assigned, own, unavailable),
  };
}

function merge(days: readonly RankedDriver[], { id }: DriverCandidate): Ranking {
  const km = days.flatMap(({ extraKm }) => (extraKm !== null && extraKm <= LONGEST_TRIP_KM ? extraKm : []));
  const [first, ...others] = days;
  return {
    ranked: {
      driverId: id,
      extraKm:
        km.length < days.length ? null : Math.round((km.reduce((sum, each) => sum + each, 0) / km.length) * 10) / 10,
      trips: days.reduce((sum, { trips }) => sum + trips, 0),
      reasons: (first?.reasons ?? []).filter(({ kind }) =>
        others.every(({ reasons }) => reasons.some((reason) => reason.kind === kind)),
      ),
      conflicts: days.flatMap(({ conflicts }) => conflicts),
    },
    hindered: days.filter(({ conflicts }) => conflicts.length > 0).length,
  };
}

const isRefusal = (kind: ConflictKind): boolean => kind === 'refused';

/** Conflicts that no other time resolves: the car can't be changed, nor papers renewed in time. */
const isLasting = (kind: ConflictKind): boolean => kind === 'vehicle' || kind === 'papers';

const has = ({ conflicts }: RankedDriver, isMeant: (kind: ConflictKind) => boolean): number =>
  Number(conflicts.some(({ kind }) => isMeant(kind)));

function better({ ranked: one, hindered }: Ranking, { ranked: other, hindered: otherwise }: Ranking): number {
  return (
    has(one, isRefusal) - has(other, isRefusal) ||
    has(one, isLasting) - has(other, isLasting) ||
    hindered - otherwise ||
    (one.extraKm ?? Number.MAX_VALUE) - (other.extraKm ?? Number.MAX_VALUE) ||
    other.reasons.length - one.reasons.length ||
    one.driverId - other.driverId
  );
}
