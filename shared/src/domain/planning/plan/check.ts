import { type BreakGap, breaksFit } from './breaks.ts';
import type {
  PlanProblem,
  PlanRequest,
  PlanRoute,
  PlanSolution,
  PlanStop,
  PlanVehicle,
  PlannedStop,
} from './problem.ts';

/**
 * Kinds of {@link PlanFault}: routes or times that are none; a request that nobody or several carry although it must be carried once; a vehicle that
 * may not carry it; a delivery before its pick-up; less time than the way takes; a stop outside its window; a ride that is too long; company of
 * somebody who rides alone; too many on board; a request within an absence; a missing break; a day outside the hours of the vehicle; a day that is
 * too long.
 */
export const PLAN_FAULTS = [
  'shape',
  'carried',
  'fit',
  'order',
  'travel',
  'window',
  'ride',
  'alone',
  'capacity',
  'absence',
  'break',
  'hours',
  'day',
] as const;

/** A hard rule that a plan breaks. */
export interface PlanFault {
  readonly kind: (typeof PLAN_FAULTS)[number];
  /** Index of the vehicle; null for a request that no route has. */
  readonly vehicle: number | null;
  /** Index of the request; null when it concerns the whole route. */
  readonly request: number | null;
}

/** Differences below are those of adding up fractions in another order. */
const TINY = 1e-6;

const exceeds = (value: number, limit: number): boolean => value > limit + TINY;

/** Hard rules that a plan breaks, found apart from any search; none for a valid plan. */
export function checkPlan(problem: PlanProblem, solution: PlanSolution): PlanFault[] {
  const faults = shapeFaults(problem, solution);
  // Times and indices that are none can't be compared.
  if (faults.length > 0) return faults;
  faults.push(...carriedFaults(problem, solution));
  for (const [index, route] of solution.routes.entries()) {
    const vehicle = problem.vehicles[index];
    if (vehicle && route.stops.length > 0) faults.push(...new RouteCheck(problem, vehicle, index, route).faults());
  }
  return faults;
}

function shapeFaults({ requests, vehicles }: PlanProblem, { routes, unassigned }: PlanSolution): PlanFault[] {
  const isRequest = (index: number): boolean => Number.isInteger(index) && index >= 0 && index < requests.length;
  const hasShape = ({ departure, arrival, stops }: PlanRoute): boolean =>
    stops.length === 0 ||
    ([departure, arrival].every(Number.isFinite) &&
      stops.every((stop) => isRequest(stop.request) && Number.isFinite(stop.arrival) && Number.isFinite(stop.begin)));
  const odd = routes.flatMap((route, vehicle) => (hasShape(route) ? [] : shape(vehicle)));
  const isOdd =
    routes.length !== vehicles.length ||
    unassigned.some((request, index) => !isRequest(request) || request <= (unassigned[index - 1] ?? -1));
  return isOdd ? [...odd, shape(null)] : odd;
}

const shape = (vehicle: number | null): PlanFault => ({ kind: 'shape', vehicle, request: null });

/** Each request is either unassigned, or has one pick-up and one delivery, both by the same vehicle. */
function carriedFaults({ requests }: PlanProblem, { routes, unassigned }: PlanSolution): PlanFault[] {
  const left = new Set(unassigned);
  const stops = requests.map(() => ({ pickUp: new Array<number>(), delivery: new Array<number>() }));
  for (const [vehicle, route] of routes.entries())
    for (const { request, kind } of route.stops) stops[request]?.[kind].push(vehicle);
  return stops.flatMap(({ pickUp, delivery }, request) => {
    const [vehicle = null] = pickUp;
    const isCarried = pickUp.length === 1 && delivery.length === 1 && delivery[0] === vehicle;
    const isLeft = pickUp.length === 0 && delivery.length === 0 && requests[request]?.unassigned !== Infinity;
    return (left.has(request) ? isLeft : isCarried) ? [] : [{ kind: 'carried', vehicle, request }];
  });
}

/** Somebody on board. */
interface Passenger {
  readonly request: PlanRequest;
  /** Begin of the pick-up. */
  readonly since: number;
}

/** Follows one vehicle through its day. */
class RouteCheck {
  readonly #found: PlanFault[] = [];
  readonly #onBoard = new Map<number, Passenger>();
  readonly #gaps: BreakGap[] = [];

  readonly #problem: PlanProblem;
  readonly #vehicle: PlanVehicle;
  readonly #index: number;
  readonly #route: PlanRoute;

  constructor(problem: PlanProblem, vehicle: PlanVehicle, index: number, route: PlanRoute) {
    this.#problem = problem;
    this.#vehicle = vehicle;
    this.#index = index;
    this.#route = route;
  }

  faults(): readonly PlanFault[] {
    const [route, vehicle] = [this.#route, this.#vehicle];
    let [place, free] = [vehicle.start, route.departure];
    for (const stop of route.stops) {
      const request = this.#problem.requests[stop.request];
      if (!request) continue;
      const at = request[stop.kind];
      this.#arrive(stop, request, at, place, free);
      if (stop.kind === 'pickUp') this.#board(stop, request);
      else this.#leave(stop, request, at);
      [place, free] = [at.place, stop.begin + at.service];
    }
    this.#arriveHome(place, free);
    return this.#found;
  }

  #add(kind: PlanFault['kind'], request: number | null = null): void {
    this.#found.push({ kind, vehicle: this.#index, request });
  }

  #seconds(from: number | null, to: number | null): number {
    const { size, seconds } = this.#problem.travel;
    return from === null || to === null ? 0 : (seconds[from * size + to] ?? Infinity);
  }

  #arrive(stop: PlannedStop, request: PlanRequest, at: PlanStop, place: number | null, free: number): void {
    const isRide = stop.kind === 'delivery' && request.ride !== null;
    const travel = isRide ? request.ride.seconds : this.#seconds(place, at.place);
    if (exceeds(free + travel, stop.arrival)) this.#add('travel', stop.request);
    if (exceeds(at.earliest, stop.begin) || exceeds(stop.begin, at.latest) || exceeds(stop.arrival, stop.begin))
      this.#add('window', stop.request);
    if (this.#onBoard.size === 0) this.#gaps.push({ from: free, until: stop.begin, travel });
  }

  #board(stop: PlannedStop, request: PlanRequest): void {
    const others = [...this.#onBoard.values()];
    if (request.fit[this.#index] === Infinity) this.#add('fit', stop.request);
    if (others.length > 0 && [request, ...others.map((other) => other.request)].some(({ alone }) => alone))
      this.#add('alone', stop.request);
    this.#onBoard.set(stop.request, { request, since: stop.begin });
    const load = (kind: number): number =>
      [...this.#onBoard.values()].reduce((sum, each) => sum + (each.request.load[kind] ?? 0), 0);
    if (request.load.some((_, kind) => exceeds(load(kind), this.#vehicle.capacity[kind] ?? 0)))
      this.#add('capacity', stop.request);
  }

  #leave(stop: PlannedStop, request: PlanRequest, at: PlanStop): void {
    const passenger = this.#onBoard.get(stop.request);
    if (!passenger) {
      this.#add('order', stop.request);
      return;
    }
    this.#onBoard.delete(stop.request);
    if (exceeds(stop.begin - passenger.since - request.pickUp.service, request.longestRide))
      this.#add('ride', stop.request);
    const left = stop.begin + at.service;
    const isAbsent = this.#vehicle.absences.some(
      ({ from, until }) => exceeds(until, passenger.since) && exceeds(left, from),
    );
    if (isAbsent) this.#add('absence', stop.request);
  }

  #arriveHome(place: number | null, free: number): void {
    const [route, vehicle] = [this.#route, this.#vehicle];
    const travel = this.#seconds(place, vehicle.end);
    if (exceeds(free + travel, route.arrival)) this.#add('travel');
    this.#gaps.push({ from: free, until: route.arrival, travel });
    if (exceeds(vehicle.earliest, route.departure) || exceeds(route.arrival, vehicle.latest)) this.#add('hours');
    if (exceeds(route.arrival - route.departure, vehicle.longestDay)) this.#add('day');
    if (exceeds(route.arrival - route.departure, vehicle.breaksAfter) && !breaksFit(vehicle.breaks, route, this.#gaps))
      this.#add('break');
  }
}
