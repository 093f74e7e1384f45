import { checkPlan, type PlannedStop, type PlanProblem, type PlanRoute, type PlanSolution } from '@navette/shared/plan';
import { amountOf, isUncheckedObject, listOf } from '../../http/unchecked.ts';
import { earlierBy } from './vroom-start.ts';

const KINDS = { pickup: 'pickUp', delivery: 'delivery' } as const;

/** Stops of each vehicle as VROOM answers them, by the index of the vehicle; undefined when it is no answer to the problem. */
function stopsOf(body: unknown, problem: PlanProblem, shift: number): Map<number, PlannedStop[]> | undefined {
  const found = new Map<number, PlannedStop[]>();
  for (const route of listOf(body, 'routes') ?? [undefined]) {
    const [steps, vehicle] = [listOf(route, 'steps'), indexOf(isUncheckedObject(route) && route.vehicle)];
    if (!steps || vehicle === undefined || vehicle >= problem.vehicles.length || found.has(vehicle)) return undefined;
    const stops: PlannedStop[] = [];
    for (const step of steps) {
      if (!isUncheckedObject(step)) return undefined;
      const { type, id } = step;
      if (type !== 'pickup' && type !== 'delivery') continue;
      const [request, arrived, waited] = [indexOf(id), amountOf(step.arrival), amountOf(step.waiting_time ?? 0)];
      if (request === undefined || request >= problem.requests.length) return undefined;
      if (arrived === undefined || waited === undefined) return undefined;
      const arrival = arrived - shift;
      const asked = problem.requests[request];
      const early = asked && type === 'pickup' ? earlierBy(asked, problem.travel) : 0;
      stops.push({ request, kind: KINDS[type], arrival, begin: arrival + waited + early });
    }
    found.set(vehicle, stops);
  }
  return found;
}

/** Ids are the index and one. */
const indexOf = (id: unknown): number | undefined =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 ? id - 1 : undefined;

/** A plan of VROOM. */
export interface VroomPlan {
  readonly plan: PlanSolution;
  /** Vehicles whose day as VROOM answered it lacks a break. */
  readonly tired: readonly number[];
}

/**
 * The plan in an answer of VROOM. Requests of a rule that it does not know are taken out again until the others keep to all rules, those that must be
 * carried last. Undefined when it is no answer to the problem.
 */
export function planOfAnswer(body: unknown, problem: PlanProblem, shift: number): VroomPlan | undefined {
  const stops = stopsOf(body, problem, shift);
  if (!stops) return undefined;
  let tired: number[] | undefined;
  const mayLeave = ({ request }: { readonly request: number }) => problem.requests[request]?.unassigned !== Infinity;
  for (;;) {
    const plan = planOf(problem, stops);
    const out = new Set<number>();
    const faults = checkPlan(problem, plan);
    tired ??= faults.flatMap(({ kind, vehicle }) => (kind === 'break' ? (vehicle ?? []) : []));
    for (const { vehicle, request } of faults) {
      const own = (vehicle === null ? undefined : stops.get(vehicle)) ?? [];
      const at = request === null ? undefined : { request };
      // A rule about requests that must be carried, or about the whole day, is eased by the last request that may be left.
      const leaving = at && mayLeave(at) ? at : (own.findLast(mayLeave) ?? at ?? own.at(-1));
      if (leaving) out.add(leaving.request);
    }
    let isLess = false;
    for (const [vehicle, own] of stops) {
      const left = own.filter(({ request }) => !out.has(request));
      isLess ||= left.length < own.length;
      stops.set(vehicle, left);
    }
    if (!isLess) return { plan, tired };
  }
}

function planOf(problem: PlanProblem, stops: ReadonlyMap<number, readonly PlannedStop[]>): PlanSolution {
  const carried = new Set([...stops.values()].flatMap((own) => own.map(({ request }) => request)));
  return {
    routes: problem.vehicles.map((_, vehicle) => routeOf(problem, vehicle, stops.get(vehicle) ?? [])),
    unassigned: problem.requests.flatMap((_, request) => (carried.has(request) ? [] : request)),
  };
}

/** Departs as late as possible, which VROOM has no reason for. */
function routeOf(problem: PlanProblem, index: number, stops: readonly PlannedStop[]): PlanRoute {
  const { start = null, end = null, earliest = 0 } = problem.vehicles[index] ?? {};
  const [first, last] = [stops[0], stops.at(-1)];
  const stopOf = ({ request, kind }: PlannedStop) => problem.requests[request]?.[kind];
  const [from, to] = [first && stopOf(first), last && stopOf(last)];
  if (!first || !last || !from || !to) return { departure: earliest, stops: [], arrival: earliest };
  const { size, seconds } = problem.travel;
  const way = (one: number | null, other: number | null): number =>
    one === null || other === null ? 0 : (seconds[one * size + other] ?? 0);
  return {
    departure: first.begin - way(start, from.place),
    stops: [{ ...first, arrival: first.begin }, ...stops.slice(1)],
    arrival: last.begin + to.service + way(to.place, end),
  };
}
