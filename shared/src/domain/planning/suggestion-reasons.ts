import { type SuggestionReasonKind as ReasonKind } from '@navette/openapi/enums';
import type { GeoPlace } from '../distance/estimate.ts';
import { kmBetween, neighboursOf } from './extra-kilometres.ts';
import { occupiesDriver, type PlannedTrip, type TripDriver } from './planned-trip.ts';
import { travelMinutes } from './travel.ts';
import type { UnavailableSlots } from './unavailable-slots.ts';

/** A driver who may be suggested. */
export interface DriverCandidate extends TripDriver {
  /** Home of the driver; null when unknown. */
  readonly home: GeoPlace | null;
  /** Drove the client before. */
  readonly knowsClient: boolean;
}

export {
  type SuggestionReasonKind as ReasonKind,
  /** Kinds of reasons for a driver, the strongest first. */
  SUGGESTION_REASON_KIND_VALUES as REASON_KINDS,
} from '@navette/openapi/enums';

/** Reason for suggesting a driver. */
export interface SuggestionReason {
  /** Drives the other leg, ends or begins a trip nearby, drove the client before, lives nearby, has no trip yet and no marked slot that day. */
  readonly kind: ReasonKind;
  /** The nearby trip or the other leg. */
  readonly bookingId: number | null;
  /** For `onTheWay`: free minutes before or after the nearby trip. */
  readonly minutes: number | null;
}

/** Maximum kilometres by road to a nearby place. */
export const NEAR_KM = 4;

/** Maximum minutes between two trips for one to be on the way of the other. */
export const ON_THE_WAY_MINUTES = 90;

/** Reasons for a driver, the strongest first; `onTheWay` once for the trip before and once for the trip after. */
export function suggestionReasons(
  trip: PlannedTrip,
  { id, home, knowsClient }: DriverCandidate,
  own: readonly PlannedTrip[],
  unavailable: UnavailableSlots,
): SuggestionReason[] {
  const day = own.filter((other) => other.date === trip.date && occupiesDriver(other));
  const other = day.find((candidate) => isOtherLeg(trip, candidate));
  const nearHome = isNear(kmBetween(home, trip.from)) || isNear(kmBetween(trip.to, home));
  return [
    ...(other ? [{ ...plain('linkedLeg'), bookingId: other.id }] : []),
    ...onTheWay(trip, day),
    ...(knowsClient ? [plain('knowsClient')] : []),
    ...(nearHome ? [plain('nearHome')] : []),
    ...(day.length === 0 && unavailable(id, trip.date).length === 0 ? [plain('freeAllDay')] : []),
  ];
}

const plain = (kind: ReasonKind): SuggestionReason => ({ kind, bookingId: null, minutes: null });

const isNear = (km: number | undefined): boolean => km !== undefined && km <= NEAR_KM;

/** Whether two trips are the legs of one visit: linked, or, when neither is linked, the same client and place in the other direction on the same day. */
export function isOtherLeg(trip: PlannedTrip, other: PlannedTrip): boolean {
  if (trip.linkedId !== null || other.linkedId !== null)
    return trip.linkedId === other.id || other.linkedId === trip.id;
  const sameVisit =
    trip.clientId === other.clientId && trip.destinationId === other.destinationId && trip.date === other.date;
  return sameVisit && (trip.type === 'back') !== (other.type === 'back');
}

function onTheWay(trip: PlannedTrip, day: readonly PlannedTrip[]): SuggestionReason[] {
  const { before, after } = neighboursOf(day, trip);
  return [before ? nearBy(before, trip, before) : [], after ? nearBy(trip, after, after) : []].flat();
}

/** The distance between the two trips is short, the time is sufficient, and the wait is not long. */
function nearBy(earlier: PlannedTrip, later: PlannedTrip, named: PlannedTrip): SuggestionReason[] {
  const minutes = later.start - earlier.end;
  const inTime = minutes >= (travelMinutes(earlier, later) ?? 0) && minutes <= ON_THE_WAY_MINUTES;
  return inTime && isNear(kmBetween(earlier.to, later.from))
    ? [{ kind: 'onTheWay', bookingId: named.id, minutes }]
    : [];
}
