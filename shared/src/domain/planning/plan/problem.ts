/**
 * Pick-up and delivery with time windows, ride times and several kinds of places: the problem that a planner solves.
 * Indices instead of ids and flat arrays, because a search reads them millions of times. Times are seconds on one axis
 * (those of a day: since its midnight), distances metres; fractions are allowed.
 */
export interface PlanProblem {
  readonly travel: TravelMatrix;
  readonly requests: readonly PlanRequest[];
  readonly vehicles: readonly PlanVehicle[];
  /** Extra costs of two requests that different vehicles carry: the two legs of a visit. */
  readonly pairs: readonly PlanPair[];
}

/** Travel between any two places: from place `i` to place `j` at `i * size + j`. */
export interface TravelMatrix {
  /** Number of places. */
  readonly size: number;
  readonly seconds: Float64Array;
  readonly metres: Float64Array;
}

/** Somebody to be carried from one place to another by one vehicle. */
export interface PlanRequest {
  readonly pickUp: PlanStop;
  readonly delivery: PlanStop;
  /** Places taken on board, by kind of place: as many numbers as in the capacity of the vehicles. */
  readonly load: readonly number[];
  /** Maximum seconds from the end of the pick-up to the begin of the delivery; Infinity for no limit. */
  readonly longestRide: number;
  /** Nobody else may be on board. */
  readonly alone: boolean;
  /** Seconds and metres on board where the matrix does not have them: there, a wait, and back. Only for requests that are alone. */
  readonly ride: { readonly seconds: number; readonly metres: number } | null;
  /** Cost of each vehicle for this request, besides the way; Infinity: it may not carry it. Empty: no vehicle costs anything. */
  readonly fit: readonly number[];
  /** Cost of leaving it unassigned; Infinity: it must be carried. */
  readonly unassigned: number;
}

/** A pick-up or a delivery. */
export interface PlanStop {
  /** Index of the place in the matrix. */
  readonly place: number;
  /** Earliest begin of the service; who arrives before waits. */
  readonly earliest: number;
  /** Latest begin of the service. */
  readonly latest: number;
  /** Seconds of boarding or leaving. */
  readonly service: number;
}

/** A driver with a vehicle, for one day. */
export interface PlanVehicle {
  /** Place where the day begins; null: at the first stop, at no cost. */
  readonly start: number | null;
  /** Place where the day ends; null: at the last stop. */
  readonly end: number | null;
  /** Earliest departure from the start. */
  readonly earliest: number;
  /** Latest arrival at the end. */
  readonly latest: number;
  /** Periods, ascending and disjoint, in which nothing of a request may happen: from the begin of its pick-up to the end of its delivery. */
  readonly absences: readonly PlanPeriod[];
  /**
   * Pauses with nobody on board, by ascending begin: each begins in its period and takes its seconds, on top of travel. One may interrupt the way to a
   * stop; one before the departure or after the arrival at the end counts too. A vehicle that is not used needs none.
   */
  readonly breaks: readonly (PlanPeriod & { readonly seconds: number })[];
  /** Seconds from the departure to the arrival at the end up to which a day needs no breaks; 0: every day needs them. */
  readonly breaksAfter: number;
  /** Maximum seconds from the departure to the arrival at the end; Infinity for no limit. */
  readonly longestDay: number;
  /** Places on board, by kind of place. */
  readonly capacity: readonly number[];
  /** Cost of using the vehicle at all. */
  readonly fixedCost: number;
  /** Cost of each metre driven, empty or not. */
  readonly perMetre: number;
  /** Cost of each second from departure to arrival at the end. */
  readonly perSecond: number;
  /** Soft limit of the day: each second beyond costs extra. */
  readonly fair: { readonly after: number; readonly perSecond: number } | null;
}

/** A period; `from` is before `until`. */
export interface PlanPeriod {
  readonly from: number;
  readonly until: number;
}

/** Two requests, by index, and what it costs when different vehicles carry them; nothing while one of them is unassigned. */
export interface PlanPair {
  readonly one: number;
  readonly other: number;
  readonly apart: number;
}

/** A plan: who carries what, in which order and when. */
export interface PlanSolution {
  /** One for each vehicle of the problem, in its order; without stops when it is not used. */
  readonly routes: readonly PlanRoute[];
  /** Requests that nobody carries, ascending. */
  readonly unassigned: readonly number[];
}

/** The day of a vehicle. */
export interface PlanRoute {
  /** Departure from the start; without a start, begin of the first stop. */
  readonly departure: number;
  readonly stops: readonly PlannedStop[];
  /** Arrival at the end; without an end, end of the service at the last stop. */
  readonly arrival: number;
}

/** A stop of a route. */
export interface PlannedStop {
  readonly request: number;
  readonly kind: 'pickUp' | 'delivery';
  readonly arrival: number;
  /** Begin of the service. */
  readonly begin: number;
}
