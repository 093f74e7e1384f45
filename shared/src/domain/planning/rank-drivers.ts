import { conflictsOfTrip, type TripConflict } from './conflicts.ts';
import { extraKilometres } from './extra-kilometres.ts';
import { assignedTo, occupiesDriver, type PlannedTrip } from './planned-trip.ts';
import { suggestionReasons, type DriverCandidate, type SuggestionReason } from './suggestion-reasons.ts';
import { tripsByDriver } from './trips-by-driver.ts';
import type { UnavailableSlots } from './unavailable-slots.ts';

/** A driver for a trip, with what speaks for and against (DriverSuggestion of the API). */
export interface RankedDriver {
  readonly driverId: number;
  /** Kilometres the trip adds to the day, estimated; null when a place is unknown. */
  readonly extraKm: number | null;
  /** Trips the driver has that day, the trip itself not counted. */
  readonly trips: number;
  readonly reasons: readonly SuggestionReason[];
  readonly conflicts: readonly TripConflict[];
}

/**
 * Drivers for a trip, the best first: those without conflicts, last those whose car can't carry the client or whose papers have expired; among them the fewest extra kilometres; equal distances are ordered by the reasons, then by
 * the number, so that the order never changes by itself. Unknown kilometres come last.
 * @param trips those of the candidates on that day and the days beside it
 */
export function rankDrivers(
  trip: PlannedTrip,
  candidates: readonly DriverCandidate[],
  trips: readonly PlannedTrip[],
  unavailable: UnavailableSlots,
): RankedDriver[] {
  const tripsBy = tripsByDriver(trips.filter(({ id }) => id !== trip.id));
  return candidates
    .map((candidate) => rank(trip, candidate, tripsBy.get(candidate.id) ?? [], unavailable))
    .sort(better);
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

/** An hour can be moved; a car can't be changed, nor papers renewed in time. */
function hindrance({ conflicts }: RankedDriver): number {
  if (conflicts.some(({ kind }) => kind === 'vehicle' || kind === 'papers')) return 2;
  return Number(conflicts.length > 0);
}

function better(one: RankedDriver, other: RankedDriver): number {
  return (
    hindrance(one) - hindrance(other) ||
    (one.extraKm ?? Number.MAX_VALUE) - (other.extraKm ?? Number.MAX_VALUE) ||
    other.reasons.length - one.reasons.length ||
    one.driverId - other.driverId
  );
}
